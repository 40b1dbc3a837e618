import { browserLocation, takeRememberedLocation } from '@reset/remote-sdk';
import * as yup from 'yup';
import { t } from '#messages.ts';
import type { AwaitedCode } from '#sent-code/awaited-code.ts';

/** What the form holds. */
export interface SignInValues {
  email: string;
  password: string;
}

/** What is checked before anything is sent; a password may begin or end with a space. */
export const signInSchema = yup.object({
  email: yup
    .string()
    .trim()
    .required(() => t('signIn.emailRequired'))
    .email(() => t('signIn.emailInvalid')),
  password: yup.string().required(() => t('signIn.passwordRequired')),
});

/** The right password, which waits for its code. It lives as long as that step is open. */
export type Challenge = SignInValues & AwaitedCode;

/**
 * Leaves the sign-in by a full navigation, with which the page gets its new CSRF token: for the
 * page that asked for it, else for where the server says. Back does not lead to the form again.
 * @returns never resolves, so that the form stays as it is, its button at work
 */
export function leaveSignedIn(location = '/dashboard'): Promise<undefined> {
  browserLocation.replace(takeRememberedLocation() ?? location);
  return new Promise(() => undefined);
}
