import type { SignInReply } from '@reset/api-contract/public/sign-in.ts';
import { browserLocation, takeRememberedLocation, type Camelized } from '@reset/remote-sdk';
import * as yup from 'yup';
import { t } from '#messages.ts';

/** What the form holds. */
export interface SignInValues {
  email: string;
  password: string;
}

/** What is checked before anything is sent; a password may begin or end with a space. */
export const signInSchema = yup.object({
  email: yup.string().trim().required(t('signIn.emailRequired')).email(t('signIn.emailInvalid')),
  password: yup.string().required(t('signIn.passwordRequired')),
});

/** The right password, which waits for its code. It lives as long as that step is open. */
export interface Challenge extends SignInValues {
  userId: string;
  /** '' where the answer did not say. */
  phoneLastFour: string;
}

/** null when the answer asks for no code. */
export function challengeOf(user: SignInValues, reply: Camelized<SignInReply>): Challenge | null {
  if (!reply.mfaRequired || reply.userId === undefined) return null;
  return { ...user, userId: reply.userId, phoneLastFour: reply.phoneLastFour ?? '' };
}

/**
 * Leaves the sign-in by a full navigation, with which the page gets its new CSRF token: for the
 * page that asked for it, else for where the server says.
 * @returns never resolves, so that the form stays as it is, its button at work
 */
export function leaveSignedIn(location = '/dashboard'): Promise<undefined> {
  browserLocation.assign(takeRememberedLocation() ?? location);
  return new Promise(() => undefined);
}
