import type { Transaction } from '@reset/service-kit';
import type { Context } from '#context.ts';
import { forgiveAttempts, isCurrentPassword } from '#features/passwords/passwords.store.ts';
import { lockUser, type Account } from '#features/users/users.store.ts';
import { hasSecondFactor, type User } from '#features/users/users.ts';
import { openChallenge, type CodeRequest } from './challenges.store.ts';
import { areCodesLocked } from './codes.store.ts';
import { redeemCode } from './redeem.store.ts';
import { textPhoneOf, type CodeAwaited } from './second-factor.ts';
import { sendCode } from './send-code.store.ts';

export type Proving = {
  /** Whose password was right, and what the attempt was counted as. */
  proof: Account & { counted: string };
  sessionId: string;
  /** The code as it was typed; null when none was. */
  typed: string | null;
  now: Date;
};

/** Why it is not proven yet, or not at all. */
export type Unproven =
  | CodeAwaited
  /** It was changed, or the account closed, while it was looked at. */
  | { is: 'wrong_password' }
  | { is: 'wrong' }
  | { is: 'too_many' };

/**
 * Somebody with the right password is who she says: at once, or after the code where a second
 * factor is on. Without one along, a code is texted, unless she has an app that shows them. Forgives the
 * attempts, and locks the account until the commit, which has to come whatever comes of this.
 */
export async function prove(
  transaction: Transaction,
  context: Context,
  {
    proof,
    sessionId,
    typed,
    now,
    purpose = 'confirm',
  }: Proving & { purpose?: 'sign_in' | 'confirm' },
): Promise<{ is: 'proven'; user: User; codeGiven: boolean } | Unproven> {
  const { id: userId } = proof.user;
  await forgiveAttempts(transaction, proof.counted, now);
  const user = await lockUser(transaction, userId);
  if (!user || user.deactivatedAt || !(await isCurrentPassword(transaction, proof))) {
    return { is: 'wrong_password' };
  }
  if (!hasSecondFactor(user)) return { is: 'proven', user, codeGiven: false };
  const wanted = { userId, sessionId, purpose };
  if (typed === null) {
    const phoneNumber = user.hasAuthenticatorApp ? null : textPhoneOf(user);
    const awaited = await awaitCode(transaction, context, { ...wanted, phoneNumber }, now);
    return awaited ? { is: 'code_awaited', user, ...awaited } : { is: 'too_many' };
  }
  const redeemed = await redeemCode(transaction, context, { ...wanted, typed, now });
  return redeemed.is === 'right' ? { is: 'proven', user, codeGiven: true } : redeemed;
}

/** @returns null after too many wrong codes */
async function awaitCode(
  transaction: Transaction,
  { jobs }: Context,
  { phoneNumber, ...wanted }: Omit<CodeRequest, 'phoneNumber'> & { phoneNumber: string | null },
  now: Date,
): Promise<Pick<CodeAwaited, 'noTextForSeconds'> | null> {
  if (phoneNumber !== null) {
    const requested = { ...wanted, phoneNumber };
    const sent = await sendCode(transaction, jobs, { requested, now });
    if (sent === 'sent') return {};
    if (sent.isLocked) return null;
    return sent.isFlooded ? { noTextForSeconds: sent.waitSeconds } : {};
  }
  if (await areCodesLocked(transaction, wanted.userId, now)) return null;
  await openChallenge(transaction, wanted, now);
  return {};
}
