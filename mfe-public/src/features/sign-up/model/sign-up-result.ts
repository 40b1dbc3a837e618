import { sessionRecord } from './session-record.ts';

const EMPTY = {
  firstName: '',
  lastName: '',
  /** See emailHash; the address itself is kept nowhere. */
  emailHash: '',
};

/** Who signed up in this tab: for the password's rules, and for analytics. */
export type SignUpResult = typeof EMPTY;

export const signUpResult = sessionRecord<SignUpResult>('signupResult', EMPTY);
