import type { Knex } from 'knex';
import { readAttempt } from './codes.ts';
import { hashRecoveryCode } from './recovery-codes.ts';

/** Puts these in the place of those that somebody had; none leaves her without. */
export async function replaceRecoveryCodes(
  transaction: Knex,
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
export async function spendRecoveryCode(
  transaction: Knex,
  { userId, attempt, now }: { userId: string; attempt: string; now: Date },
): Promise<boolean> {
  const used = await transaction('recovery_code')
    .where({ user_id: userId, code_hash: hashRecoveryCode(attempt), used_at: null })
    .update({ used_at: now });
  return used > 0;
}

/** How many of her recovery codes still serve. */
export async function countRecoveryCodes(database: Knex, userId: string): Promise<number> {
  const row = await database('recovery_code')
    .where({ user_id: userId, used_at: null })
    .count<{ count: string }>('* as count')
    .first();
  return Number(row?.count ?? 0);
}
