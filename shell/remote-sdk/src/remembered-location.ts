import { isSameOrigin } from './same-origin.ts';

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

/** A page of this origin other than the sign-in page itself. */
export const isOwnPage = (path: string): boolean =>
  isSameOrigin(path) && new URL(path, window.location.origin).pathname !== signInLocation;
