// What is bridged of Foundation's own classes.
#pragma once
#import "ObjectiveC.h"
#pragma clang assume_nonnull begin

__attribute__((swift_bridge("Swift.String")))
@interface NSString : NSObject
@end

__attribute__((swift_bridge("Swift.Array")))
@interface NSArray<__covariant ObjectType> : NSObject
@end

#pragma clang assume_nonnull end
