import { invalidFields, type Refusal } from '@reset/service-kit';
import { MAX_PASSKEYS } from './passkey.ts';

/** Whatever is wrong with it, so that nobody learns whose it is, or that it is anybody's. */
export const passkeyUnknown: Refusal = {
  status: 422,
  error:
    "We don't know this passkey. It may have been removed from your account. Please log in with your password.",
  code: 'passkey_unknown',
  event: 'sign_in.failed',
};

export const challengeExpired: Refusal = {
  status: 422,
  error: 'This took too long. Please try again.',
  code: 'challenge_expired',
};

export const signInOver: Refusal = {
  status: 409,
  error: 'Please enter your password again.',
  code: 'sign_in_over',
};

export const passkeyMissing: Refusal = {
  status: 409,
  error: 'You have no passkey.',
  code: 'passkey_missing',
};

export const passkeysFull: Refusal = {
  status: 409,
  error: `You have ${MAX_PASSKEYS} passkeys already. Remove one first.`,
  code: 'passkeys_full',
};

export const passkeyTaken: Refusal = {
  status: 409,
  error: 'This passkey is in use already.',
  code: 'passkey_taken',
};

export const passkeyRefused: Refusal = {
  status: 422,
  error: 'This passkey could not be added. Please try again.',
  code: 'passkey_refused',
  event: 'input.refused',
};

/** @param fault a sentence */
export const refusedName = (fault: string): Refusal => invalidFields({ name: [fault] });
