import type { Database, Jobs, Transaction } from '@reset/service-kit';
import type { Context } from '#context.ts';
import { endSessions, recordKnownDevice } from '#features/sessions/sessions.store.ts';
import { lockUser, readUser } from '#features/users/users.store.ts';
import { findLatest, prepareSending, type CodeRequest } from './challenges.store.ts';
import {
  areCodesLocked,
  consumeRecoveryCode,
  countRecoveryCodes,
  countWrongCode,
  forgiveWrongCodes,
  replaceRecoveryCodes,
} from './codes.store.ts';
import {
  CODE_LOCK_MINUTES,
  isCodeOf,
  isExpired,
  isTextCode,
  MAX_TRIES,
  newRecoveryCodes,
  readAttempt,
  type Challenge,
  type CodePurpose,
} from './codes.ts';
import {
  CODE_TEXT_QUEUE,
  NOTICE_QUEUE,
  type CodeTextJob,
  type NoticeJob,
  type SecondFactorState,
} from './second-factor.ts';

/** null when nobody has the id. */
export async function readSecondFactor(
  database: Database,
  userId: string,
): Promise<SecondFactorState | null> {
  const user = await readUser(database, { id: userId });
  if (!user) return null;
  const isOn = user.mfaEnabledAt !== null;
  return {
    userId,
    email: user.email,
    isOn,
    phoneNumber: user.phoneNumber,
    recoveryCodesLeft: isOn ? await countRecoveryCodes(database, userId) : 0,
  };
}

/** The code that a sign-in of this session awaits, after the right password; null when none. */
export async function findPendingSignIn(
  database: Database,
  sessionId: string,
  now: Date,
): Promise<Challenge | null> {
  const challenge = await findLatest(database, { sessionId, purpose: 'sign_in' });
  return challenge && !isExpired(challenge, now) ? challenge : null;
}

/** How long to wait when a code was sent a short time ago; `isLocked` after too many wrong codes. */
type Sending = 'sent' | { waitSeconds: number; isLocked: boolean };

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
    return { waitSeconds: CODE_LOCK_MINUTES * 60, isLocked: true };
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

/** A code that was typed in this session. */
type TypedCode = { userId: string; sessionId: string; typed: string; now: Date };
type CodeAttempt = TypedCode & { purpose: CodePurpose };

/** Right, by a text that reached this phone or, with null, by a recovery code; `too_many`: not looked at. */
type Redeemed = { is: 'right'; phoneNumber: string | null } | { is: 'wrong' } | { is: 'too_many' };

type Redeeming = Pick<Context, 'jobs' | 'tokenKey'>;

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
    ? await redeemTextCode(transaction, context, read)
    : await redeemRecoveryCode(transaction, context, read);
  if (redeemed.is === 'right') await forgiveWrongCodes(transaction, userId);
  return redeemed;
}

async function redeemTextCode(
  transaction: Transaction,
  { tokenKey }: Redeeming,
  attempt: CodeAttempt,
): Promise<Redeemed> {
  const { userId, typed, now } = attempt;
  const challenge = await findLatest(transaction, attempt);
  // Nothing to compare it with, so that there is nothing to count.
  if (!challenge || isExpired(challenge, now)) return { is: 'wrong' };
  if (challenge.tries >= MAX_TRIES) return { is: 'too_many' };
  const row = transaction('code_challenge').where({ id: challenge.id });
  if (isCodeOf(tokenKey, challenge.id, typed)) {
    await row.update({ used_at: now });
    return { is: 'right', phoneNumber: challenge.phoneNumber };
  }
  await row.increment('tries');
  await countWrongCode(transaction, userId, now);
  return { is: 'wrong' };
}

async function redeemRecoveryCode(
  transaction: Transaction,
  { jobs }: Redeeming,
  { userId, purpose, typed: attempt, now }: CodeAttempt,
): Promise<Redeemed> {
  // Who turns it on shows that the phone is hers; nothing else shows that.
  const isRight =
    purpose !== 'enable' && (await consumeRecoveryCode(transaction, { userId, attempt, now }));
  if (!isRight) {
    await countWrongCode(transaction, userId, now);
    return { is: 'wrong' };
  }
  await jobs.add(transaction, NOTICE_QUEUE, {
    user_id: userId,
    what: 'recovery_code_used',
    recovery_codes_left: await countRecoveryCodes(transaction, userId),
  } satisfies NoticeJob);
  return { is: 'right', phoneNumber: null };
}

/** `unchanged`: it was so before, and the code was not looked at. */
type Turned =
  | { is: 'turned'; isStaff: boolean; recoveryCodes: string[] }
  | { is: 'unchanged' }
  | { is: 'wrong' }
  | { is: 'too_many' };

/** Turns the second factor on or off. On, it is for the phone that the code reached. */
export const turnSecondFactor = (
  context: Context,
  to: 'on' | 'off',
  typed: TypedCode & { deviceId: string | null },
): Promise<Turned> =>
  context.database.transaction(async (transaction) => {
    const { userId, deviceId, now } = typed;
    const user = await lockUser(transaction, userId);
    if (!user || (to === 'on') === (user.mfaEnabledAt !== null)) return { is: 'unchanged' };
    const purpose = to === 'on' ? 'enable' : 'confirm';
    const redeemed = await redeemCode(transaction, context, { ...typed, purpose });
    if (redeemed.is !== 'right') return redeemed;
    const recoveryCodes = to === 'on' ? newRecoveryCodes() : [];
    await replaceRecoveryCodes(transaction, userId, recoveryCodes);
    if (to === 'on') await turnOn(transaction, userId, { ...redeemed, now });
    else await transaction('users').where({ id: userId }).update({ mfa_enabled_at: null });
    await recordKnownDevice(transaction, { userId, deviceId, now });
    await context.jobs.add(transaction, NOTICE_QUEUE, {
      user_id: userId,
      what: to === 'on' ? 'turned_on' : 'turned_off',
    } satisfies NoticeJob);
    return { is: 'turned', isStaff: user.isStaff, recoveryCodes };
  });

/** Every session before ends: whoever was signed in may not have been the owner of the phone. */
async function turnOn(
  transaction: Transaction,
  id: string,
  { phoneNumber, now }: { phoneNumber: string | null; now: Date },
): Promise<void> {
  await transaction('users')
    .where({ id })
    .update({ phone_number: phoneNumber, mfa_enabled_at: now });
  await endSessions(transaction, id, { reason: 'second_factor_changed', now });
}

/** Redeems a code that only proves who she is. `off`: she has no second factor; null: nobody has the id. */
export const confirmByCode = (
  context: Context,
  typed: TypedCode,
): Promise<Redeemed['is'] | 'off' | null> =>
  context.database.transaction(async (transaction) => {
    const user = await lockUser(transaction, typed.userId);
    if (!user?.mfaEnabledAt) return user ? 'off' : null;
    const redeemed = await redeemCode(transaction, context, { ...typed, purpose: 'confirm' });
    return redeemed.is;
  });
