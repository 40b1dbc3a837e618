import { newId } from '@reset/service-kit';
import type { Context } from '#context.ts';
import { prove, type Proving, type Unproven } from '#features/second-factor/second-factor.store.ts';
import { lockUser } from '#features/users/users.store.ts';
import type { User } from '#features/users/users.ts';
import { openChallenge } from './challenges.store.ts';
import {
  MAX_PASSKEYS,
  PASSKEY_NOTICE_QUEUE,
  type Passkey,
  type PasskeyNoticeJob,
} from './passkey.ts';
import { insertPasskey, own, readPasskeys } from './passkey.store.ts';

type Begun = { is: 'begun'; user: User; existing: Passkey[]; challenge: Buffer } | { is: 'full' };

/** A challenge for a new passkey, once she has proven who she is. */
export const beginRegistration = (context: Context, proving: Proving): Promise<Begun | Unproven> =>
  context.database.transaction(async (transaction) => {
    const proven = await prove(transaction, context, proving);
    if (proven.is !== 'proven') return proven;
    const { user } = proven;
    const existing = await readPasskeys(transaction, user.id);
    if (existing.length >= MAX_PASSKEYS) return { is: 'full' };
    const awaited = { sessionId: proving.sessionId, purpose: 'register', userId: user.id } as const;
    const challenge = await openChallenge(transaction, context, awaited);
    return { is: 'begun', user, existing, challenge };
  });

type Made = Pick<Passkey, 'credentialId' | 'publicKey' | 'counter' | 'transports' | 'name'> & {
  userId: string;
  now: Date;
};

/** Keeps a passkey that was just made, and writes to its owner. `taken`: somebody has it already. */
export const addPasskey = (
  { database, jobs }: Pick<Context, 'database' | 'jobs'>,
  { now, ...made }: Made,
): Promise<{ is: 'added'; passkey: Passkey } | { is: 'full' } | { is: 'taken' }> =>
  database.transaction(async (transaction) => {
    // Of several that are added concurrently none comes to be the eleventh.
    await lockUser(transaction, made.userId);
    const existing = await readPasskeys(transaction, made.userId);
    if (existing.length >= MAX_PASSKEYS) return { is: 'full' };
    const passkey = await insertPasskey(transaction, { ...made, id: newId(), createdAt: now });
    if (!passkey) return { is: 'taken' };
    await jobs.add(transaction, PASSKEY_NOTICE_QUEUE, {
      user_id: made.userId,
      what: 'added',
      at: now.toISOString(),
    } satisfies PasskeyNoticeJob);
    return { is: 'added', passkey };
  });

/** Deletes one of hers, once she has proven who she is, and writes to her. */
export const removePasskey = (
  context: Context,
  id: string,
  proving: Proving,
): Promise<{ is: 'removed' } | { is: 'absent' } | Unproven> =>
  context.database.transaction(async (transaction) => {
    const proven = await prove(transaction, context, proving);
    if (proven.is !== 'proven') return proven;
    const { id: userId } = proven.user;
    const removed = await own(transaction, { id, userId }).delete();
    if (removed === 0) return { is: 'absent' };
    await context.jobs.add(transaction, PASSKEY_NOTICE_QUEUE, {
      user_id: userId,
      what: 'removed',
      at: proving.now.toISOString(),
    } satisfies PasskeyNoticeJob);
    return { is: 'removed' };
  });
