import {
  invalidFields,
  newId,
  RefusedError,
  tooManyAttempts,
  type Refusal,
  type Transaction,
} from '@reset/service-kit';
import type { Context } from '#context.ts';
import { isCurrentPassword } from '#features/passwords/passwords.store.ts';
import { insertConfirmation } from '#features/sign-up/sign-up.store.ts';
import { changeEmail, lockUser, type Account } from '#features/users/users.store.ts';
import { CONFIRMATION_MAIL_QUEUE, MAX_ADDRESSES_A_DAY } from './confirmations.ts';

const DAY_MS = 24 * 3_600_000;

export const wrongPassword = invalidFields({ current_password: ['This is not your password.'] });
export const alreadyConfirmed: Refusal = {
  status: 409,
  code: 'already_confirmed',
  error: 'Your email address is confirmed. Please contact us to change it.',
};
const tooManyAddresses = tooManyAttempts(
  "You've changed your email address too often today. Please try again tomorrow, or contact us.",
);

type Correction = {
  /** Whose password was right. */
  proof: Account;
  /** Normalised. */
  email: string;
  deviceId: string | null;
  now: Date;
};

/**
 * Puts the address that was meant in the place of one that nobody has confirmed. No link serves any
 * more that was sent to that one, neither to confirm nor to a new password: its mailbox may be a
 * stranger's.
 * @throws RefusedError where it is confirmed by now, or too many were entered; nothing has changed
 */
export const correctEmail = (
  { database, jobs }: Context,
  { proof, email, deviceId, now }: Correction,
): Promise<void> =>
  database.transaction(async (transaction) => {
    const { id: userId } = proof.user;
    // The links before the account, as whoever redeems one, or two would wait for one another.
    await voidLinks(transaction, 'email_confirmation', { userId, now });
    const before = await lockUser(transaction, userId);
    if (!before || before.deactivatedAt || !(await isCurrentPassword(transaction, proof))) {
      throw new RefusedError(wrongPassword);
    }
    if (before.confirmedAt) throw new RefusedError(alreadyConfirmed);
    if (await hasEnteredTooMany(transaction, { userId, email, now })) {
      throw new RefusedError(tooManyAddresses);
    }
    await voidLinks(transaction, 'password_reset', { userId, now });
    await changeEmail(transaction, before, { email, now });
    const id = newId();
    await insertConfirmation(transaction, { id, userId, email, deviceId, createdAt: now });
    await jobs.add(transaction, CONFIRMATION_MAIL_QUEUE, { confirmation_id: id });
  });

const voidLinks = (
  transaction: Transaction,
  table: 'email_confirmation' | 'password_reset',
  { userId, now }: { userId: string; now: Date },
) => transaction(table).where({ user_id: userId, used_at: null }).update({ used_at: now });

/** Each address costs its mailbox a mail, so that a guess at who has an account is dear. */
async function hasEnteredTooMany(
  transaction: Transaction,
  { userId, email, now }: { userId: string; email: string; now: Date },
): Promise<boolean> {
  const entered: string[] = await transaction('email_confirmation')
    .where({ user_id: userId })
    .where('created_at', '>', new Date(now.getTime() - DAY_MS))
    .distinct()
    .pluck('email');
  return !entered.includes(email) && entered.length >= MAX_ADDRESSES_A_DAY;
}
