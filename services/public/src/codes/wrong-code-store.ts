import type { Knex } from 'knex';
import { CODE_LOCK_MINUTES, MOST_WRONG_CODES } from './codes.ts';

/** Whether so many codes were wrong of late that none is looked at. */
export async function areCodesLocked(database: Knex, userId: string, now: Date): Promise<boolean> {
  const row = await database('wrong_code')
    .where({ user_id: userId })
    .andWhere('forgotten_at', '>', now)
    .andWhere('count', '>=', MOST_WRONG_CODES)
    .first('user_id');
  return row !== undefined;
}

export async function countWrongCode(transaction: Knex, userId: string, now: Date): Promise<void> {
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
export async function forgiveWrongCodes(transaction: Knex, userId: string): Promise<void> {
  await transaction('wrong_code').where({ user_id: userId }).delete();
}
