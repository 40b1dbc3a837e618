import type { Database, Jobs, Transaction } from '@reset/service-kit';
import type { Context } from '#context.ts';
import { lockUser } from '#features/users/users.store.ts';
import { findLatest, prepareSending, type CodeRequest } from './challenges.store.ts';
import { areCodesLocked } from './codes.store.ts';
import { CODE_LOCK_MINUTES, isExpired, type Challenge } from './codes.ts';
import { CODE_TEXT_QUEUE, type CodeTextJob } from './second-factor.ts';

/** The code that a sign-in of this session awaits, after the right password; null when none. */
export async function findPendingSignIn(
  database: Database,
  sessionId: string,
  now: Date,
): Promise<Challenge | null> {
  const challenge = await findLatest(database, { sessionId, purpose: 'sign_in' });
  return challenge && !isExpired(challenge, now) ? challenge : null;
}

/** How long to wait when a code was sent a short time ago, after too many wrong codes, or too many texts. */
type Sending = 'sent' | { waitSeconds: number; isLocked: boolean; isFlooded: boolean };

/**
 * Has the code sent, by a job that carries the challenge's id alone. The account is
 * locked by the caller's transaction.
 */
export async function sendCode(
  transaction: Transaction,
  jobs: Jobs,
  { requested, now }: { requested: CodeRequest; now: Date },
): Promise<Sending> {
  if (await areCodesLocked(transaction, requested.userId, now)) {
    return { waitSeconds: CODE_LOCK_MINUTES * 60, isLocked: true, isFlooded: false };
  }
  const prepared = await prepareSending(transaction, requested, now);
  if ('waitSeconds' in prepared) return { ...prepared, isLocked: false };
  await jobs.add(transaction, CODE_TEXT_QUEUE, {
    challenge_id: prepared.send,
  } satisfies CodeTextJob);
  return 'sent';
}

export const lockAndSendCode = (
  { database, jobs }: Context,
  requested: CodeRequest,
  now: Date,
): Promise<Sending> =>
  database.transaction(async (transaction) => {
    await lockUser(transaction, requested.userId);
    return sendCode(transaction, jobs, { requested, now });
  });
