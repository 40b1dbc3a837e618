import type { SignInReply } from '@reset/api-contract/public/sign-in.ts';
import type { Camelized } from '@reset/remote-sdk';
import type { SignInValues } from './sign-in-form.ts';

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
