import type { Transaction } from '@reset/service-kit';
import type { Context } from '#context.ts';
import { endSessions, recordKnownDevice } from '#features/sessions/sessions.store.ts';
import { lockUser, publishChange, readUser } from '#features/users/users.store.ts';
import { hasSecondFactor, type User } from '#features/users/users.ts';
import { replaceRecoveryCodes } from './codes.store.ts';
import { newRecoveryCodes } from './codes.ts';
import { redeemCode } from './redeem.store.ts';
import { NOTICE_QUEUE, type NoticeJob, type SecondFactorKind } from './second-factor.ts';

/** A code that was typed in this session. */
export type TypedCode = {
  userId: string;
  sessionId: string;
  deviceId: string | null;
  typed: string;
  now: Date;
};

/** `unchanged`: it was so before, and the code was not looked at. */
export type Turned =
  | { is: 'turned'; isStaff: boolean; sessionVersion: number; recoveryCodes: string[] }
  | { is: 'unchanged' }
  | { is: 'wrong' }
  | { is: 'too_many' };

/** Turns codes by text on or off. On, they go to the phone that this code reached. */
export const turnTexts = (context: Context, to: 'on' | 'off', typed: TypedCode): Promise<Turned> =>
  context.database.transaction(async (transaction) => {
    const { userId: id, now } = typed;
    const user = await lockUser(transaction, id);
    if (!user || (to === 'on') === (user.textsEnabledAt !== null)) return { is: 'unchanged' };
    const purpose = to === 'on' ? 'enable' : 'confirm';
    const redeemed = await redeemCode(transaction, context, { ...typed, purpose });
    if (redeemed.is !== 'right') return redeemed;
    await transaction('users')
      .where({ id })
      .update(
        to === 'on'
          ? { phone_number: redeemed.phoneNumber, mfa_enabled_at: now }
          : { mfa_enabled_at: null },
      );
    await publishChange(transaction, { id, before: user, now });
    return completeTurn(transaction, context, user, { ...typed, to, kind: 'text' });
  });

type Turn = {
  to: 'on' | 'off';
  kind: SecondFactorKind;
  deviceId: string | null;
  now: Date;
};

/**
 * What follows once a second factor came or went: recovery codes with the first, none after the
 * last, and word to the owner. When one came every session before ends: whoever was signed in may
 * not have been the owner of what she now signs in with.
 * @param before as she was, locked
 */
export async function completeTurn(
  transaction: Transaction,
  context: Pick<Context, 'jobs'>,
  before: User,
  { to, kind, deviceId, now }: Turn,
): Promise<Extract<Turned, { is: 'turned' }>> {
  const { id: userId, isStaff } = before;
  const after = await readUser(transaction, { id: userId });
  const isOn = after !== null && hasSecondFactor(after);
  const isOther = isOn !== hasSecondFactor(before);
  const recoveryCodes = isOn && isOther ? newRecoveryCodes() : [];
  if (isOther) await replaceRecoveryCodes(transaction, userId, recoveryCodes);
  const sessionVersion =
    to === 'on'
      ? await endSessions(transaction, userId, { reason: 'second_factor_changed', now })
      : before.sessionVersion;
  await recordKnownDevice(transaction, { userId, deviceId, now });
  const happened = { user_id: userId, at: now.toISOString() };
  const notice: NoticeJob =
    to === 'on'
      ? { ...happened, what: 'turned_on', kind }
      : { ...happened, what: 'turned_off', kind, is_on: isOn };
  await context.jobs.add(transaction, NOTICE_QUEUE, notice);
  return { is: 'turned', isStaff, sessionVersion, recoveryCodes };
}
