import type { Transaction } from '@reset/service-kit';
import type { Context } from '#context.ts';
import { lockUser } from '#features/users/users.store.ts';
import { areCodesLocked, countWrongCode } from '../codes.store.ts';
import { MAX_TRIES, readAttempt } from '../codes.ts';
import { prove, type Proving, type Unproven } from '../prove.store.ts';
import { completeTurn, type Turned, type TypedCode } from '../turn.store.ts';
import { consumeAppCode, ofUser, type AppRow } from './app-codes.store.ts';
import { newAppKey, SET_UP_MINUTES } from './authenticator-app.ts';

/** `unchanged`: there is one already. */
type SetUp = { is: 'set_up'; key: string } | { is: 'unchanged' } | Unproven;

/** A key for a new app, once she has proven who she is; one that waited before serves no more. */
export const setUpApp = (context: Context, proving: Proving): Promise<SetUp> =>
  context.database.transaction(async (transaction) => {
    const proven = await prove(transaction, context, proving);
    if (proven.is !== 'proven') return proven;
    const { id: userId, hasAuthenticatorApp } = proven.user;
    if (hasAuthenticatorApp) return { is: 'unchanged' };
    const key = newAppKey(context.randomBytes);
    await transaction('authenticator_app')
      .insert({
        user_id: userId,
        key: context.cipher.encrypt(key, userId),
        session_id: proving.sessionId,
        created_at: proving.now,
        tries: 0,
      })
      .onConflict('user_id')
      .merge();
    return { is: 'set_up', key };
  });

/** Turns the app on by its first code; `expired`: none was set up in this session of late. */
export const turnOnApp = (
  context: Context,
  typed: TypedCode,
): Promise<Turned | { is: 'expired' }> =>
  context.database.transaction(async (transaction) => {
    const { userId, now } = typed;
    const user = await lockUser(transaction, userId);
    if (!user || user.hasAuthenticatorApp) return { is: 'unchanged' };
    const waiting = await findWaiting(transaction, typed);
    if (!waiting) return { is: 'expired' };
    if (waiting.tries >= MAX_TRIES) return { is: 'too_many' };
    if (await areCodesLocked(transaction, userId, now)) return { is: 'too_many' };
    const attempt = readAttempt(typed.typed);
    if (!(await consumeAppCode(transaction, context, waiting, { attempt, now }))) {
      await ofUser(transaction, userId).increment('tries');
      await countWrongCode(transaction, userId, now);
      return { is: 'wrong' };
    }
    await ofUser(transaction, userId).update({ confirmed_at: now });
    return completeTurn(transaction, context, user, {
      ...typed,
      to: 'on',
      kind: 'authenticator_app',
    });
  });

/** Turns the app off, once she has proven who she is. */
export const turnOffApp = (
  context: Context,
  proving: Proving & { deviceId: string | null },
): Promise<Exclude<Turned, { is: 'wrong' | 'too_many' }> | Unproven> =>
  context.database.transaction(async (transaction) => {
    const proven = await prove(transaction, context, proving);
    if (proven.is !== 'proven') return proven;
    const { user } = proven;
    if (!user.hasAuthenticatorApp) return { is: 'unchanged' };
    await ofUser(transaction, user.id).delete();
    return completeTurn(transaction, context, user, {
      ...proving,
      to: 'off',
      kind: 'authenticator_app',
    });
  });

const findWaiting = (
  transaction: Transaction,
  { userId, sessionId, now }: TypedCode,
): Promise<AppRow | undefined> =>
  ofUser(transaction, userId)
    .where({ session_id: sessionId, confirmed_at: null })
    .andWhere('created_at', '>=', new Date(now.getTime() - SET_UP_MINUTES * 60_000))
    .first<AppRow | undefined>();
