import type { SignInReply } from '@reset/api-contract/public/sign-in.ts';
import type { Camelized } from '@reset/remote-sdk';

type Reply = Pick<
  Camelized<SignInReply>,
  'mfaRequired' | 'userId' | 'phoneLastFour' | 'secondFactors' | 'passkey' | 'noTextForSeconds'
>;

/** What somebody with the right password is asked for. */
export interface AwaitedCode {
  userId: string;
  /** '' where no codes are texted, or the answer did not say. */
  phoneLastFour: string;
  /** An authenticator app shows it, and none was sent. */
  hasApp: boolean;
  /** No text was sent, and none is for so many minutes; null where one was, or none is meant to be. */
  noTextForMinutes: number | null;
  /** A passkey of hers serves in its place. */
  hasPasskey: boolean;
}

/** null when the answer asks for no code. */
export function awaitedCode({
  mfaRequired,
  userId,
  phoneLastFour = '',
  secondFactors = [],
  passkey,
  noTextForSeconds: seconds,
}: Reply): AwaitedCode | null {
  if (!mfaRequired || userId === undefined) return null;
  const hasApp = secondFactors.includes('authenticator_app');
  return {
    userId,
    phoneLastFour,
    hasApp,
    noTextForMinutes: seconds === undefined ? null : Math.ceil(seconds / 60),
    hasPasskey: passkey === true,
  };
}
