import { browserLocation } from './browser-location.ts';
import { rememberLocation, signInLocation } from './remembered-location.ts';

let isPublic: (path: string) => boolean = (path) => path === signInLocation;
let leaving = false;

/** The shell says which pages a visitor may see; a 401 never moves the browser off them. */
export function setPublicPages(decide: (path: string) => boolean): void {
  isPublic = decide;
}

/** To the sign-in page, once however many calls failed, and back here afterwards. */
export function leaveForSignIn(): void {
  const here = browserLocation.here();
  if (leaving || isPublic(new URL(here, window.location.origin).pathname)) return;
  leaving = true;
  rememberLocation(here);
  browserLocation.assign(signInLocation);
}

/**
 * The session ends on purpose: the 401 of a call that is still under way is no
 * surprise and leads nowhere.
 * @returns takes that back, for when the session did not end
 */
export function expectSessionEnd(): () => void {
  leaving = true;
  return () => {
    leaving = false;
  };
}

// The page may come back out of the back-forward cache as it was left. Not at the first show,
// which can come after a call that failed early.
window.addEventListener('pageshow', ({ persisted }) => {
  if (persisted) leaving = false;
});
