import type { Transaction } from '@reset/service-kit';
import type { Context } from '#context.ts';
import { isTextCode } from '../codes.ts';
import { stepOf } from './authenticator-app.ts';

/** Somebody's app, as far as its codes go. */
export type AppRow = {
  user_id: string;
  /** Encrypted. */
  key: string;
  tries: number;
  last_step: number | null;
};

/** The app that she signs in with; null when there is none, or one whose first code is awaited. */
export async function findApp(transaction: Transaction, userId: string): Promise<AppRow | null> {
  const row = await ofUser(transaction, userId)
    .whereNotNull('confirmed_at')
    .first<AppRow | undefined>();
  return row ?? null;
}

/**
 * Whether this is a code of the app, which then serves no second time. The account is locked by
 * the caller's transaction.
 * @param attempt by readAttempt
 */
export async function consumeAppCode(
  transaction: Transaction,
  { cipher }: Pick<Context, 'cipher'>,
  { user_id: userId, key, last_step: lastStep }: AppRow,
  { attempt, now }: { attempt: string; now: Date },
): Promise<boolean> {
  if (!isTextCode(attempt)) return false;
  const step = stepOf(cipher.decrypt(key, userId), attempt, { lastStep, now });
  if (step === null) return false;
  await ofUser(transaction, userId).update({ last_step: step });
  return true;
}

export const ofUser = (transaction: Transaction, userId: string) =>
  transaction('authenticator_app').where({ user_id: userId });
