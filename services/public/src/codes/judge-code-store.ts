import type { AddJob } from '@reset/service-kit';
import type { Knex } from 'knex';
import { findLatest } from './challenge-store.ts';
import { isCodeOf } from './code-of.ts';
import {
  isExpired,
  isTextCode,
  MOST_TRIES,
  readAttempt,
  TELL_OWNER,
  type CodePurpose,
  type TellOwnerJob,
} from './codes.ts';
import { countRecoveryCodes, spendRecoveryCode } from './recovery-code-store.ts';
import { areCodesLocked, countWrongCode, forgiveWrongCodes } from './wrong-code-store.ts';

type CodeAttempt = {
  userId: string;
  sessionId: string;
  purpose: CodePurpose;
  /** As it was typed. */
  typed: string;
};

/** Right, by a text that reached this phone or, with null, by a recovery code; `too_many`: not looked at. */
export type Verdict =
  | { is: 'right'; phoneNumber: string | null }
  | { is: 'wrong' }
  | { is: 'too_many' };

type Judging = { key: Buffer; addJob: AddJob; now: Date };

/**
 * Looks at a code, counts it, and uses it up when it is right; the owner is told of
 * a recovery code that was used. The account is locked by the caller's transaction,
 * so that codes are looked at one after the other; it has to be committed whatever
 * the verdict is.
 */
export async function judgeCode(
  transaction: Knex,
  attempt: CodeAttempt,
  judging: Judging,
): Promise<Verdict> {
  const { userId } = attempt;
  if (await areCodesLocked(transaction, userId, judging.now)) return { is: 'too_many' };
  const read = readAttempt(attempt.typed);
  const verdict = isTextCode(read)
    ? await judgeTextCode(transaction, { ...attempt, read }, judging)
    : await judgeRecoveryCode(transaction, { ...attempt, read }, judging);
  if (verdict.is === 'right') await forgiveWrongCodes(transaction, userId);
  return verdict;
}

type ReadAttempt = Omit<CodeAttempt, 'typed'> & { read: string };

async function judgeTextCode(
  transaction: Knex,
  attempt: ReadAttempt,
  { key, now }: Judging,
): Promise<Verdict> {
  const challenge = await findLatest(transaction, attempt);
  // Nothing to compare it with, so that there is nothing to count.
  if (!challenge || isExpired(challenge, now)) return { is: 'wrong' };
  if (challenge.tries >= MOST_TRIES) return { is: 'too_many' };
  const row = transaction('code_challenge').where({ id: challenge.id });
  if (isCodeOf(key, challenge.id, attempt.read)) {
    await row.update({ used_at: now });
    return { is: 'right', phoneNumber: challenge.phoneNumber };
  }
  await row.increment('tries');
  await countWrongCode(transaction, attempt.userId, now);
  return { is: 'wrong' };
}

async function judgeRecoveryCode(
  transaction: Knex,
  { userId, purpose, read }: ReadAttempt,
  { addJob, now }: Judging,
): Promise<Verdict> {
  // Who turns it on shows that the phone is hers; nothing else shows that.
  const isRight =
    purpose !== 'enable' && (await spendRecoveryCode(transaction, { userId, attempt: read, now }));
  if (!isRight) {
    await countWrongCode(transaction, userId, now);
    return { is: 'wrong' };
  }
  await addJob(transaction, TELL_OWNER, {
    user_id: userId,
    what: 'recovery_code_used',
    recovery_codes_left: await countRecoveryCodes(transaction, userId),
  } satisfies TellOwnerJob);
  return { is: 'right', phoneNumber: null };
}
