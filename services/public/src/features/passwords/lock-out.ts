import { tooManyAttempts, type Refusal } from '@reset/service-kit';

export const MAX_ATTEMPTS = 10;
export const LOCK_MINUTES = 15;

/**
 * Under which name failures are counted: the address's, or, in a browser that its
 * owner was signed in with, a name of its own, so that strangers lock no owner out.
 * NUL is in no address.
 */
export const countedAs = (email: string, knownDeviceId: string | null): string =>
  knownDeviceId === null ? email : `${email}\0${knownDeviceId}`;

/** While an address is locked. */
export const lockedOut: Refusal = {
  ...tooManyAttempts(`Too many attempts. Please try again in ${LOCK_MINUTES} minutes.`),
  event: 'sign_in.locked',
};
