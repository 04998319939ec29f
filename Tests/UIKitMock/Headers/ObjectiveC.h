// <objc/NSObject.h>, <objc/runtime.h>, <objc/message.h>, as far as the recorder uses them.
#pragma once
#pragma clang assume_nonnull begin

typedef signed char BOOL;
typedef struct objc_selector *SEL;
typedef struct objc_method *Method;
typedef void (*IMP)(void /* id, SEL, ... */);
#define OBJC_ENUM(type, name) enum __attribute__((enum_extensibility(open))) name : type name; enum name : type

@protocol NSObject
- (BOOL)respondsToSelector:(SEL)aSelector;
@end

@interface NSObject <NSObject>
- (instancetype)init;
@end

Class _Nullable object_getClass(id _Nullable obj);
Class _Nullable class_getSuperclass(Class _Nullable cls);
Method _Nullable class_getInstanceMethod(Class _Nullable cls, SEL name);
BOOL class_addMethod(Class _Nullable cls, SEL name, IMP imp, const char *_Nullable types);
IMP method_getImplementation(Method m);
IMP method_setImplementation(Method m, IMP imp);
const char *_Nullable method_getTypeEncoding(Method m);
IMP imp_implementationWithBlock(id block);

typedef OBJC_ENUM(unsigned long, objc_AssociationPolicy) {
  OBJC_ASSOCIATION_ASSIGN = 0,
  OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1,
  OBJC_ASSOCIATION_RETAIN = 01401,
};
void objc_setAssociatedObject(id object, const void *key, id _Nullable value, objc_AssociationPolicy policy);
id _Nullable objc_getAssociatedObject(id object, const void *key);

#pragma clang assume_nonnull end
