import type { Transaction } from '@reset/service-kit';
import type { Context } from '#context.ts';
import { lockUser } from '#features/users/users.store.ts';
import { hasSecondFactor } from '#features/users/users.ts';
import { consumeAppCode, findApp } from './authenticator-app/app-codes.store.ts';
import { findLatest, openChallenge } from './challenges.store.ts';
import {
  areCodesLocked,
  consumeRecoveryCode,
  countRecoveryCodes,
  countWrongCode,
  forgiveWrongCodes,
} from './codes.store.ts';
import {
  isCodeOf,
  isExpired,
  isTextCode,
  MAX_TRIES,
  readAttempt,
  type Challenge,
  type CodePurpose,
} from './codes.ts';
import { NOTICE_QUEUE, type NoticeJob } from './second-factor.ts';

/** A code that was typed in this session. */
type CodeAttempt = {
  userId: string;
  sessionId: string;
  purpose: CodePurpose;
  typed: string;
  now: Date;
};

/**
 * Right, by a text that reached this phone or, with null, by an app or a recovery code;
 * `too_many`: not looked at.
 */
type Redeemed = { is: 'right'; phoneNumber: string | null } | { is: 'wrong' } | { is: 'too_many' };

type Redeeming = Pick<Context, 'cipher' | 'jobs' | 'tokenKey'>;

/**
 * Compares a code, counts it, and uses it up when it is right; the owner is written to
 * when it was a recovery code. The account is locked by the caller's transaction, so
 * that codes are looked at one after the other; it has to be committed whatever comes
 * of it.
 */
export async function redeemCode(
  transaction: Transaction,
  context: Redeeming,
  attempt: CodeAttempt,
): Promise<Redeemed> {
  const { userId, typed, now } = attempt;
  if (await areCodesLocked(transaction, userId, now)) return { is: 'too_many' };
  const read = { ...attempt, typed: readAttempt(typed) };
  const redeemed = isTextCode(read.typed)
    ? await redeemDigits(transaction, context, read)
    : await redeemRecoveryCode(transaction, context, read);
  if (redeemed.is === 'right') await forgiveWrongCodes(transaction, userId);
  return redeemed;
}

/** Redeems a code that only proves who she is. `off`: she has no second factor; null: nobody has the id. */
export const confirmByCode = (
  context: Context,
  typed: Omit<CodeAttempt, 'purpose'>,
): Promise<Redeemed['is'] | 'off' | null> =>
  context.database.transaction(async (transaction) => {
    const user = await lockUser(transaction, typed.userId);
    if (!user || !hasSecondFactor(user)) return user ? 'off' : null;
    const redeemed = await redeemCode(transaction, context, { ...typed, purpose: 'confirm' });
    return redeemed.is;
  });

/** Six digits: of a text that was sent, or of the app. */
async function redeemDigits(
  transaction: Transaction,
  context: Redeeming,
  attempt: CodeAttempt,
): Promise<Redeemed> {
  const { userId, purpose, typed, now } = attempt;
  const sent = await findAwaited(transaction, attempt);
  if (sent && sent.tries >= MAX_TRIES) return { is: 'too_many' };
  // Who turns texts on shows that the phone is hers; nothing else shows that.
  const app = purpose === 'enable' ? null : await findApp(transaction, userId);
  // Nothing to compare it with, so that there is nothing to count.
  if (!sent && !app) return { is: 'wrong' };
  const challenge = sent ?? (await openChallenge(transaction, attempt, now));
  const row = transaction('code_challenge').where({ id: challenge.id });
  const isText = isTextOf(challenge, context.tokenKey, typed);
  if (
    isText ||
    (app && (await consumeAppCode(transaction, context, app, { attempt: typed, now })))
  ) {
    await row.update({ used_at: now });
    return { is: 'right', phoneNumber: isText ? challenge.phoneNumber : null };
  }
  await row.increment('tries');
  await countWrongCode(transaction, userId, now);
  return { is: 'wrong' };
}

/** The challenge that a code of this session may answer; null when there is none, or it is too old. */
async function findAwaited(
  transaction: Transaction,
  attempt: CodeAttempt,
): Promise<Challenge | null> {
  const latest = await findLatest(transaction, attempt);
  return latest && !isExpired(latest, attempt.now) ? latest : null;
}

/** Whether it is the code that was texted for this challenge, if one was. */
const isTextOf = ({ id, phoneNumber }: Challenge, tokenKey: Buffer, typed: string): boolean =>
  phoneNumber !== null && isCodeOf(tokenKey, id, typed);

async function redeemRecoveryCode(
  transaction: Transaction,
  { jobs }: Redeeming,
  { userId, purpose, typed: attempt, now }: CodeAttempt,
): Promise<Redeemed> {
  // As above: none of them shows that the phone is hers.
  const isRight =
    purpose !== 'enable' && (await consumeRecoveryCode(transaction, { userId, attempt, now }));
  if (!isRight) {
    await countWrongCode(transaction, userId, now);
    return { is: 'wrong' };
  }
  await jobs.add(transaction, NOTICE_QUEUE, {
    user_id: userId,
    at: now.toISOString(),
    what: 'recovery_code_used',
    recovery_codes_left: await countRecoveryCodes(transaction, userId),
  } satisfies NoticeJob);
  return { is: 'right', phoneNumber: null };
}
