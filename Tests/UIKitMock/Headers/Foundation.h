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

@interface NSBundle : NSObject
@end

@interface NSCoder : NSObject
@end

Class _Nullable NSClassFromString(NSString *aClassName);

#define NS_DESIGNATED_INITIALIZER __attribute__((objc_designated_initializer))

#pragma clang assume_nonnull end
