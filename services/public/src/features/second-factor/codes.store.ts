import type { Database, Transaction } from '@reset/service-kit';
import { CODE_LOCK_MINUTES, hashRecoveryCode, MAX_WRONG_CODES, readAttempt } from './codes.ts';

/* Recovery codes, and how many codes were wrong of late. */

/** Puts these in the place of a person's codes; none leaves her without. */
export async function replaceRecoveryCodes(
  transaction: Transaction,
  userId: string,
  codes: readonly string[],
): Promise<void> {
  await transaction('recovery_code').where({ user_id: userId }).delete();
  if (codes.length === 0) return;
  await transaction('recovery_code').insert(
    codes.map((code) => ({ user_id: userId, code_hash: hashRecoveryCode(readAttempt(code)) })),
  );
}

/** Uses the code up. @param attempt by readAttempt @returns false when it is none of hers any more */
export async function consumeRecoveryCode(
  transaction: Transaction,
  { userId, attempt, now }: { userId: string; attempt: string; now: Date },
): Promise<boolean> {
  const used = await transaction('recovery_code')
    .where({ user_id: userId, code_hash: hashRecoveryCode(attempt), used_at: null })
    .update({ used_at: now });
  return used > 0;
}

/** How many of her recovery codes still serve. */
export async function countRecoveryCodes(database: Database, userId: string): Promise<number> {
  const row = await database('recovery_code')
    .where({ user_id: userId, used_at: null })
    .count<{ count: string }>('* as count')
    .first();
  return Number(row?.count ?? 0);
}

/** Whether so many codes were wrong of late that none is looked at. */
export async function areCodesLocked(
  transaction: Transaction,
  userId: string,
  now: Date,
): Promise<boolean> {
  const row = await transaction('wrong_code')
    .where({ user_id: userId })
    .andWhere('forgotten_at', '>', now)
    .andWhere('count', '>=', MAX_WRONG_CODES)
    .first('user_id');
  return row !== undefined;
}

export async function countWrongCode(
  transaction: Transaction,
  userId: string,
  now: Date,
): Promise<void> {
  const forgottenAt = new Date(now.getTime() + CODE_LOCK_MINUTES * 60_000);
  await transaction.raw(
    `INSERT INTO wrong_code AS known (user_id, count, forgotten_at)
     VALUES (:userId, 1, :forgottenAt)
     ON CONFLICT (user_id) DO UPDATE SET
       count = CASE WHEN known.forgotten_at <= :now THEN 1 ELSE known.count + 1 END,
       forgotten_at = :forgottenAt`,
    { userId, forgottenAt, now },
  );
}

/** After a right one. */
export async function forgiveWrongCodes(transaction: Transaction, userId: string): Promise<void> {
  await transaction('wrong_code').where({ user_id: userId }).delete();
}
