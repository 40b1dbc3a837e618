import { newId, type Database, type Transaction } from '@reset/service-kit';
import {
  CODE_LOCK_MINUTES,
  isExpired,
  MAX_TEXTS,
  MAX_TRIES,
  secondsUntilResend,
  type Challenge,
  type CodePurpose,
} from './codes.ts';

/** What a code is awaited for. */
type Awaited = Pick<Challenge, 'userId' | 'sessionId' | 'purpose'>;

/** What a code is requested for, and the phone that it goes to. */
export type CodeRequest = Awaited & { phoneNumber: string };

/**
 * Finds the challenge that is open for this, or makes one, and counts the sending.
 * The account is locked by the caller. Who gets `send` has to add the job that
 * sends it; otherwise it was sent too short a time ago, or (`isFlooded`) so many were that it awaits
 * its code unsent.
 */
export async function prepareSending(
  transaction: Transaction,
  requested: CodeRequest,
  now: Date,
): Promise<{ send: string } | { waitSeconds: number; isFlooded: boolean }> {
  const latest = await findOpen(transaction, requested, now);
  // A text that went to another phone is another code.
  const open = [null, requested.phoneNumber].includes(latest?.phoneNumber ?? null) ? latest : null;
  const waitSeconds = open ? secondsUntilResend(open, now) : 0;
  if (waitSeconds > 0) return { waitSeconds, isFlooded: false };
  const flooded = await secondsUntilText(transaction, requested.userId, now);
  const { id, sends } = open ?? (await makeChallenge(transaction, requested, now));
  if (flooded > 0) return { waitSeconds: flooded, isFlooded: true };
  await transaction('code_challenge')
    .where({ id })
    .update({ sent_at: now, sends: sends + 1, phone_number: requested.phoneNumber });
  return { send: id };
}

/**
 * The challenge that counts guesses at an app's codes: the one that is open for this, or a new
 * one. The account is locked by the caller.
 */
export const openChallenge = async (
  transaction: Transaction,
  awaited: Awaited,
  now: Date,
): Promise<Challenge> =>
  (await findOpen(transaction, awaited, now)) ?? (await makeChallenge(transaction, awaited, now));

/** The latest that was not used, of this session; null when there is none. */
export async function findLatest(
  database: Database,
  which: { sessionId: string; userId?: string; purpose: CodePurpose },
): Promise<Challenge | null> {
  const { sessionId, userId, purpose } = which;
  const row = await database<Challenge & { session_id: string }>('code_challenge')
    .where({ session_id: sessionId, purpose, ...(userId ? { user_id: userId } : {}) })
    .orderBy([
      { column: 'created_at', order: 'desc' },
      { column: 'id', order: 'desc' },
    ])
    .first<(Challenge & { usedAt: Date | null }) | undefined>(COLUMNS);
  return row && row.usedAt === null ? row : null;
}

/** null when nobody has the id, or it is used. */
export async function findChallenge(database: Database, id: string): Promise<Challenge | null> {
  const row = await database('code_challenge')
    .where({ id, used_at: null })
    .first<Challenge | undefined>(COLUMNS);
  return row ?? null;
}

async function findOpen(
  transaction: Transaction,
  awaited: Awaited,
  now: Date,
): Promise<Challenge | null> {
  const latest = await findLatest(transaction, awaited);
  return !latest || isExpired(latest, now) || latest.tries >= MAX_TRIES ? null : latest;
}

/** Seconds until her phone may have another text, once the oldest of too many is forgotten; 0 is now. */
async function secondsUntilText(
  transaction: Transaction,
  userId: string,
  now: Date,
): Promise<number> {
  const row = await transaction('code_challenge')
    .where({ user_id: userId })
    .andWhere('created_at', '>', new Date(now.getTime() - CODE_LOCK_MINUTES * 60_000))
    .andWhere('sends', '>', 0)
    .sum<{ sum: string | null; oldest: Date }>('sends as sum')
    .min('created_at as oldest')
    .first();
  if (!row || Number(row.sum ?? 0) < MAX_TEXTS) return 0;
  return Math.ceil((row.oldest.getTime() + CODE_LOCK_MINUTES * 60_000 - now.getTime()) / 1_000);
}

// Those of yesterday serve nobody and name a phone.
const FORGOTTEN_AFTER_MS = 24 * 3_600_000;

async function makeChallenge(
  transaction: Transaction,
  { userId, sessionId, purpose }: Awaited,
  now: Date,
): Promise<Challenge> {
  const challenge = {
    id: newId(),
    userId,
    sessionId,
    purpose,
    phoneNumber: null,
    createdAt: now,
    sentAt: now,
    sends: 0,
    tries: 0,
  };
  await transaction('code_challenge')
    .where({ user_id: userId })
    .andWhere('created_at', '<', new Date(now.getTime() - FORGOTTEN_AFTER_MS))
    .delete();
  await transaction('code_challenge').insert({
    id: challenge.id,
    user_id: userId,
    session_id: sessionId,
    purpose,
    phone_number: null,
    created_at: now,
    sent_at: now,
    sends: 0,
    tries: 0,
  });
  return challenge;
}

const COLUMNS = [
  'id',
  'user_id as userId',
  'session_id as sessionId',
  'purpose',
  'phone_number as phoneNumber',
  'created_at as createdAt',
  'sent_at as sentAt',
  'sends',
  'tries',
  'used_at as usedAt',
];
