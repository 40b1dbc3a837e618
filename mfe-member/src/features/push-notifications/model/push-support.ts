/**
 * Whether this browser can be pushed to: at once, once the app is on the home screen (iOS has push for
 * no page in the browser: https://webkit.org/blog/13878/), not while its owner forbids it, or never.
 */
export type PushSupport = 'supported' | 'installFirst' | 'blocked' | 'unsupported';

/** What is asked of the browser. */
export interface PushBrowser {
  hasPush: boolean;
  /** Of notifications, as the browser says it; null where it has none. */
  permission: NotificationPermission | null;
  isApple: boolean;
  isInstalled: boolean;
}

/** What a browser can do. */
export function pushSupport({ hasPush, permission, ...device }: PushBrowser): PushSupport {
  if (device.isApple && !device.isInstalled) return 'installFirst';
  if (!hasPush || permission === null) return 'unsupported';
  return permission === 'denied' ? 'blocked' : 'supported';
}

type SafariNavigator = Navigator & { standalone?: boolean };

/** This browser. An iPad calls itself a Mac, which has no touch. */
export function thisBrowser(): PushBrowser {
  // Safari alone says of a page whether it was opened from the home screen.
  const { userAgent, maxTouchPoints, standalone = false } = navigator as SafariNavigator;
  return {
    hasPush: 'serviceWorker' in navigator && 'PushManager' in window,
    permission: 'Notification' in window ? Notification.permission : null,
    isApple: /iPhone|iPad|iPod/.test(userAgent) || (/Mac/.test(userAgent) && maxTouchPoints > 1),
    isInstalled: standalone,
  };
}
