import type { AddJob } from '@reset/service-kit';
import type { Knex } from 'knex';
import { prepareSending, type Asked } from './challenge-store.ts';
import { CODE_LOCK_MINUTES, SEND_CODE } from './codes.ts';
import { areCodesLocked } from './wrong-code-store.ts';

/**
 * Has the code sent, by a job that carries the challenge's id alone. The account is
 * locked by the caller's transaction.
 * @returns how long to wait when it was not sent, having been sent a short time ago; `isLocked`
 *   after too many wrong codes
 */
export async function sendCode(
  transaction: Knex,
  addJob: AddJob,
  { asked, now }: { asked: Asked; now: Date },
): Promise<'sent' | { waitSeconds: number; isLocked: boolean }> {
  if (await areCodesLocked(transaction, asked.userId, now)) {
    return { waitSeconds: CODE_LOCK_MINUTES * 60, isLocked: true };
  }
  const prepared = await prepareSending(transaction, asked, now);
  if ('waitSeconds' in prepared) return { ...prepared, isLocked: false };
  await addJob(transaction, SEND_CODE, { challenge_id: prepared.send });
  return 'sent';
}
