import type { Refusal } from '@reset/service-kit';
import { LOCK_MINUTES } from './sign-in.ts';

export const INVALID_CREDENTIALS: Refusal = {
  status: 422,
  error: 'Invalid email or password.',
  code: 'invalid_credentials',
};

export const LOCKED: Refusal = {
  status: 429,
  error: `Too many attempts. Please try again in ${LOCK_MINUTES} minutes.`,
  code: 'too_many_attempts',
};
