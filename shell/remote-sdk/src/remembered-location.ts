const KEY = 'resetReturnTo';

/** The page to which a 401 leads. */
export const signInLocation = '/users/sign_in';

/** Keeps a page of ours for after the next sign-in, in this tab. */
export function rememberLocation(path: string): void {
  if (isOwnPage(path)) sessionStorage.setItem(KEY, path);
}

/** The remembered page, once; null when there is none. */
export function takeRememberedLocation(): string | null {
  const path = sessionStorage.getItem(KEY);
  sessionStorage.removeItem(KEY);
  return path !== null && isOwnPage(path) ? path : null;
}

/**
 * A path on this origin other than the sign-in page itself. `//host` and `/\host`
 * look like paths and lead elsewhere, so the browser's own parser decides.
 */
export function isOwnPage(path: string): boolean {
  if (!path.startsWith('/') || !URL.canParse(path, window.location.origin)) return false;
  const url = new URL(path, window.location.origin);
  return url.origin === window.location.origin && url.pathname !== signInLocation;
}
