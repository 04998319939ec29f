// UIKit's headers of the iOS 17 SDK, as far as the recorder uses them. Where a declaration is later than iOS 13 its
// release stands beside it; on Linux no release of iOS can be asked for, so the recorder's `#available` are read by eye.
#pragma once
#import "Foundation.h"
#pragma clang assume_nonnull begin

#define UI_ACTOR __attribute__((swift_attr("@UIActor")))
#define SWIFT_NAME(name) __attribute__((swift_name(#name)))
#define API_IOS(release) __attribute__((availability(ios, introduced = release)))
#define NS_ENUM(type, name) enum __attribute__((enum_extensibility(open))) name : type name; enum name : type
typedef long NSInteger;
typedef unsigned long NSUInteger;

@class UIViewController, UINavigationController, UITabBarController, UIPageViewController;
@class UIPresentationController, UIWindow, UITraitCollection;

typedef NS_ENUM(NSInteger, UIModalPresentationStyle) {
  UIModalPresentationFullScreen = 0,
  UIModalPresentationPageSheet,
  UIModalPresentationFormSheet,
  UIModalPresentationCurrentContext,
  UIModalPresentationCustom API_IOS(7.0),
  UIModalPresentationAutomatic API_IOS(13.0) = -2,
};

typedef NS_ENUM(NSInteger, UIUserInterfaceSizeClass) {
  UIUserInterfaceSizeClassUnspecified = 0,
  UIUserInterfaceSizeClassCompact = 1,
  UIUserInterfaceSizeClassRegular = 2,
};

typedef NS_ENUM(NSInteger, UIUserInterfaceIdiom) {
  UIUserInterfaceIdiomUnspecified = -1,
  UIUserInterfaceIdiomPhone,
  UIUserInterfaceIdiomPad,
};

typedef NS_ENUM(NSInteger, UIGestureRecognizerState) {
  UIGestureRecognizerStatePossible,
  UIGestureRecognizerStateBegan,
  UIGestureRecognizerStateChanged,
  UIGestureRecognizerStateEnded,
  UIGestureRecognizerStateCancelled,
  UIGestureRecognizerStateFailed,
};

UI_ACTOR @interface UIResponder : NSObject
@end

UI_ACTOR @interface UIApplication : UIResponder
- (instancetype)init;
@end

UI_ACTOR @interface UIScene : UIResponder
@end

UI_ACTOR @interface UIDevice : NSObject
@property(class, nonatomic, readonly) UIDevice *currentDevice SWIFT_NAME(current);
@property(nonatomic, readonly) UIUserInterfaceIdiom userInterfaceIdiom;
@end

UI_ACTOR @interface UIGestureRecognizer : NSObject
@property(nonatomic, readonly) UIGestureRecognizerState state;
@end

@interface UITraitCollection : NSObject
@property(nonatomic, readonly) UIUserInterfaceSizeClass horizontalSizeClass;
@property(nonatomic, readonly) UIUserInterfaceSizeClass verticalSizeClass;
@end

UI_ACTOR @interface UIView : UIResponder
@property(nullable, nonatomic, readonly) UIWindow *window;
@property(nonatomic, readonly) UITraitCollection *traitCollection;
@end

UI_ACTOR @interface UIWindow : UIView
@property(nullable, nonatomic, strong) UIViewController *rootViewController SWIFT_NAME(rootViewController);
- (void)makeKeyAndVisible;
@end

UI_ACTOR @protocol UIViewControllerTransitionCoordinatorContext <NSObject>
@property(nonatomic, readonly) BOOL initiallyInteractive;
@end

UI_ACTOR @protocol UIViewControllerTransitionCoordinator <UIViewControllerTransitionCoordinatorContext>
@end

UI_ACTOR @protocol UIContentContainer <NSObject>
- (void)willTransitionToTraitCollection:(UITraitCollection *)newCollection
              withTransitionCoordinator:(id<UIViewControllerTransitionCoordinator>)coordinator
    SWIFT_NAME(willTransition(to:with:));
@end

UI_ACTOR @interface UIViewController : UIResponder <UIContentContainer>
- (instancetype)initWithNibName:(nullable NSString *)nibNameOrNil
                         bundle:(nullable NSBundle *)nibBundleOrNil NS_DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
@property(null_resettable, nonatomic, strong) UIView *view;
@property(nullable, nonatomic, readonly, strong) UIView *viewIfLoaded SWIFT_NAME(viewIfLoaded);
- (void)loadView;
- (void)viewDidLoad;
- (void)viewWillAppear:(BOOL)animated;
- (void)viewIsAppearing:(BOOL)animated API_IOS(13.0);
- (void)viewDidAppear:(BOOL)animated;
- (void)viewWillDisappear:(BOOL)animated;
- (void)viewDidDisappear:(BOOL)animated;
@property(nullable, nonatomic, weak, readonly) UIViewController *parentViewController SWIFT_NAME(parent);
@property(nullable, nonatomic, readonly) UIViewController *presentedViewController SWIFT_NAME(presentedViewController);
@property(nullable, nonatomic, readonly) UIViewController *presentingViewController SWIFT_NAME(presentingViewController);
@property(nonatomic, readonly, getter=isBeingPresented) BOOL beingPresented;
@property(nonatomic, readonly, getter=isBeingDismissed) BOOL beingDismissed;
@property(nonatomic, readonly, getter=isMovingToParentViewController) BOOL movingToParentViewController
    SWIFT_NAME(isMovingToParent);
@property(nonatomic, readonly, getter=isMovingFromParentViewController) BOOL movingFromParentViewController
    SWIFT_NAME(isMovingFromParent);
- (void)presentViewController:(UIViewController *)viewControllerToPresent
                     animated:(BOOL)flag
                   completion:(void (^_Nullable)(void))completion SWIFT_NAME(present(_:animated:completion:));
- (void)dismissViewControllerAnimated:(BOOL)flag
                           completion:(void (^_Nullable)(void))completion SWIFT_NAME(dismiss(animated:completion:));
@property(nonatomic, assign) UIModalPresentationStyle modalPresentationStyle;
@property(nonatomic, getter=isModalInPresentation) BOOL modalInPresentation API_IOS(13.0);
@property(nullable, nonatomic, readonly) UIPresentationController *presentationController SWIFT_NAME(presentationController);
@property(nonatomic, readonly) UITraitCollection *traitCollection;
@property(nullable, nonatomic, readonly) id<UIViewControllerTransitionCoordinator> transitionCoordinator;
- (void)addChildViewController:(UIViewController *)childController SWIFT_NAME(addChild(_:));
- (void)removeFromParentViewController SWIFT_NAME(removeFromParent());
- (void)willMoveToParentViewController:(nullable UIViewController *)parent SWIFT_NAME(willMove(toParent:));
- (void)didMoveToParentViewController:(nullable UIViewController *)parent SWIFT_NAME(didMove(toParent:));
- (void)beginAppearanceTransition:(BOOL)isAppearing animated:(BOOL)animated;
- (void)endAppearanceTransition;
@property(nonatomic, readonly) NSArray<UIViewController *> *childViewControllers SWIFT_NAME(children);
@end

UI_ACTOR @protocol UIAdaptivePresentationControllerDelegate <NSObject>
@optional
- (BOOL)presentationControllerShouldDismiss:(UIPresentationController *)presentationController API_IOS(13.0)
    SWIFT_NAME(presentationControllerShouldDismiss(_:));
- (void)presentationControllerWillDismiss:(UIPresentationController *)presentationController API_IOS(13.0)
    SWIFT_NAME(presentationControllerWillDismiss(_:));
- (void)presentationControllerDidDismiss:(UIPresentationController *)presentationController API_IOS(13.0)
    SWIFT_NAME(presentationControllerDidDismiss(_:));
- (void)presentationControllerDidAttemptToDismiss:(UIPresentationController *)presentationController API_IOS(13.0)
    SWIFT_NAME(presentationControllerDidAttemptToDismiss(_:));
- (UIModalPresentationStyle)adaptivePresentationStyleForPresentationController:(UIPresentationController *)controller
    SWIFT_NAME(adaptivePresentationStyle(for:));
- (UIModalPresentationStyle)adaptivePresentationStyleForPresentationController:(UIPresentationController *)controller
                                                               traitCollection:(UITraitCollection *)traitCollection
    SWIFT_NAME(adaptivePresentationStyle(for:traitCollection:));
- (void)presentationController:(UIPresentationController *)presentationController
    willPresentWithAdaptiveStyle:(UIModalPresentationStyle)style
           transitionCoordinator:(nullable id<UIViewControllerTransitionCoordinator>)transitionCoordinator
    SWIFT_NAME(presentationController(_:willPresentWithAdaptiveStyle:transitionCoordinator:));
@end

UI_ACTOR @interface UIPresentationController : NSObject
@property(nonatomic, strong, readonly) UIViewController *presentingViewController SWIFT_NAME(presentingViewController);
@property(nonatomic, strong, readonly) UIViewController *presentedViewController SWIFT_NAME(presentedViewController);
@property(nonatomic, readonly) BOOL shouldRemovePresentersView;
@property(nullable, nonatomic, weak) id<UIAdaptivePresentationControllerDelegate> delegate;
@end

UI_ACTOR @protocol UINavigationControllerDelegate <NSObject>
@optional
- (void)navigationController:(UINavigationController *)navigationController
      willShowViewController:(UIViewController *)viewController
                    animated:(BOOL)animated SWIFT_NAME(navigationController(_:willShow:animated:));
- (void)navigationController:(UINavigationController *)navigationController
       didShowViewController:(UIViewController *)viewController
                    animated:(BOOL)animated SWIFT_NAME(navigationController(_:didShow:animated:));
@end

UI_ACTOR @interface UINavigationController : UIViewController
- (void)pushViewController:(UIViewController *)viewController
                  animated:(BOOL)animated SWIFT_NAME(pushViewController(_:animated:));
- (nullable UIViewController *)popViewControllerAnimated:(BOOL)animated SWIFT_NAME(popViewController(animated:));
- (nullable NSArray<UIViewController *> *)popToViewController:(UIViewController *)viewController
                                                     animated:(BOOL)animated
    SWIFT_NAME(popToViewController(_:animated:));
- (nullable NSArray<UIViewController *> *)popToRootViewControllerAnimated:(BOOL)animated
    SWIFT_NAME(popToRootViewController(animated:));
@property(nonatomic, copy) NSArray<UIViewController *> *viewControllers;
- (void)setViewControllers:(NSArray<UIViewController *> *)viewControllers animated:(BOOL)animated;
@property(nullable, nonatomic, readonly, strong) UIViewController *topViewController SWIFT_NAME(topViewController);
- (void)setNavigationBarHidden:(BOOL)hidden animated:(BOOL)animated;
@property(nullable, nonatomic, weak) id<UINavigationControllerDelegate> delegate;
@property(nullable, nonatomic, readonly) UIGestureRecognizer *interactivePopGestureRecognizer SWIFT_NAME(interactivePopGestureRecognizer);
@end

UI_ACTOR @protocol UITabBarControllerDelegate <NSObject>
@optional
- (BOOL)tabBarController:(UITabBarController *)tabBarController
    shouldSelectViewController:(UIViewController *)viewController
    SWIFT_NAME(tabBarController(_:shouldSelect:));
- (void)tabBarController:(UITabBarController *)tabBarController
    didSelectViewController:(UIViewController *)viewController SWIFT_NAME(tabBarController(_:didSelect:));
@end

UI_ACTOR @interface UITabBarController : UIViewController
@property(nullable, nonatomic, copy) NSArray<UIViewController *> *viewControllers;
@property(nullable, nonatomic, strong) UIViewController *selectedViewController SWIFT_NAME(selectedViewController);
@property(nonatomic) NSUInteger selectedIndex;
@property(nullable, nonatomic, weak) id<UITabBarControllerDelegate> delegate;
@end

UI_ACTOR @protocol UIPageViewControllerDelegate <NSObject>
@optional
- (void)pageViewController:(UIPageViewController *)pageViewController
    willTransitionToViewControllers:(NSArray<UIViewController *> *)pendingViewControllers
    SWIFT_NAME(pageViewController(_:willTransitionTo:));
- (void)pageViewController:(UIPageViewController *)pageViewController
         didFinishAnimating:(BOOL)finished
    previousViewControllers:(NSArray<UIViewController *> *)previousViewControllers
        transitionCompleted:(BOOL)completed
    SWIFT_NAME(pageViewController(_:didFinishAnimating:previousViewControllers:transitionCompleted:));
@end

UI_ACTOR @interface UIPageViewController : UIViewController
@property(nullable, nonatomic, weak) id<UIPageViewControllerDelegate> delegate;
@end

#pragma clang assume_nonnull end
