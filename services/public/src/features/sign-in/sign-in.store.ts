import type { Transaction } from '@reset/service-kit';
import type { Context } from '#context.ts';
import { forgiveAttempts, isCurrentPassword } from '#features/passwords/passwords.store.ts';
import { redeemCode, sendCode } from '#features/second-factor/second-factor.store.ts';
import { recordSessionStart } from '#features/sessions/sessions.store.ts';
import { lockUser, type Account } from '#features/users/users.store.ts';

type Entry = {
  /** Whose password was right, and what the attempt was counted as. */
  proof: Account & { counted: string };
  sessionId: string;
  deviceId: string | null;
  /** The code as it was typed; null when none was. */
  typed: string | null;
  now: Date;
};

type Entered =
  | { is: 'in'; secondFactorAt: Date | null }
  | { is: 'code_awaited'; phoneNumber: string }
  /** It was changed, or the account closed, while it was looked at. */
  | { is: 'wrong_password' }
  | { is: 'wrong_code' }
  | { is: 'too_many_codes' };

/**
 * Lets in whose password was right: at once, or after the code where a second
 * factor is on, which is sent when none came along. Forgives the attempts, remembers
 * the browser and publishes that a person has signed in.
 */
export const enter = (context: Context, entry: Entry): Promise<Entered> =>
  context.database.transaction(async (transaction) => {
    const { proof, deviceId, now } = entry;
    const { id: userId } = proof.user;
    await forgiveAttempts(transaction, proof.counted, now);
    const user = await lockUser(transaction, userId);
    if (!user || user.deactivatedAt || !(await isCurrentPassword(transaction, proof))) {
      return { is: 'wrong_password' };
    }
    const phoneNumber = user.mfaEnabledAt ? user.phoneNumber : null;
    const entered =
      phoneNumber === null
        ? ({ is: 'in', secondFactorAt: null } as const)
        : await passCode(transaction, context, { ...entry, userId, phoneNumber });
    if (entered.is !== 'in') return entered;
    await recordSessionStart(transaction, { userId, deviceId, now });
    return entered;
  });

async function passCode(
  transaction: Transaction,
  context: Context,
  entry: Entry & { userId: string; phoneNumber: string },
): Promise<Entered> {
  const { userId, sessionId, phoneNumber, typed, now } = entry;
  const purpose = 'sign_in' as const;
  if (typed === null) {
    const requested = { userId, sessionId, purpose, phoneNumber };
    const sent = await sendCode(transaction, context.jobs, { requested, now });
    const isLocked = sent !== 'sent' && sent.isLocked;
    return isLocked ? { is: 'too_many_codes' } : { is: 'code_awaited', phoneNumber };
  }
  const attempt = { userId, sessionId, purpose, typed, now };
  const redeemed = await redeemCode(transaction, context, attempt);
  if (redeemed.is === 'wrong') return { is: 'wrong_code' };
  return redeemed.is === 'right' ? { is: 'in', secondFactorAt: now } : { is: 'too_many_codes' };
}
