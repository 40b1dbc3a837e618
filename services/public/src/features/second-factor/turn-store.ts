import type { AddJob } from '@reset/service-kit';
import type { Knex } from 'knex';
import { endSessions } from '#accounts/account-changes-store.ts';
import { lockUser } from '#accounts/user-row-store.ts';
import { TELL_OWNER, type TellOwnerJob } from '#codes/codes.ts';
import { judgeCode, type Verdict } from '#codes/judge-code-store.ts';
import { replaceRecoveryCodes } from '#codes/recovery-code-store.ts';
import { newRecoveryCodes } from '#codes/recovery-codes.ts';
import { recordKnownDevice } from '#devices/known-device-store.ts';

/** A code that somebody typed in this session. */
type Typed = { userId: string; sessionId: string; typed: string; now: Date };

type TurnNeeds = { database: Knex; addJob: AddJob; key: Buffer };
export type TurnStore = ReturnType<typeof turnStore>;

/** `as_asked`: it was so before, and the code was not looked at. */
type Turned =
  | { is: 'turned'; isStaff: boolean; recoveryCodes: string[] }
  | { is: 'as_asked' }
  | { is: 'wrong' }
  | { is: 'too_many' };

/** What a code that was sent to somebody who is signed in, or a recovery code, brings about. */
export const turnStore = ({ database, addJob, key }: TurnNeeds) => ({
  /** Turns the second factor on or off. On, it is for the phone that the code reached. */
  turn: (to: 'on' | 'off', typed: Typed, deviceId: string | null): Promise<Turned> =>
    database.transaction(async (transaction) => {
      const { userId, now } = typed;
      const user = await lockUser(transaction, userId);
      if (!user || (to === 'on') === (user.mfaEnabledAt !== null)) return { is: 'as_asked' };
      const attempt = { ...typed, purpose: to === 'on' ? 'enable' : 'confirm' } as const;
      const verdict = await judgeCode(transaction, attempt, { key, addJob, now });
      if (verdict.is !== 'right') return verdict;
      const recoveryCodes = to === 'on' ? newRecoveryCodes() : [];
      await replaceRecoveryCodes(transaction, userId, recoveryCodes);
      if (to === 'on') await turnOn(transaction, userId, { ...verdict, now });
      else await transaction('users').where({ id: userId }).update({ mfa_enabled_at: null });
      await recordKnownDevice(transaction, { userId, deviceId, now });
      await addJob(transaction, TELL_OWNER, {
        user_id: userId,
        what: to === 'on' ? 'turned_on' : 'turned_off',
      } satisfies TellOwnerJob);
      return { is: 'turned', isStaff: user.isStaff, recoveryCodes };
    }),

  /** Looks at a code and uses it up. `off`: she has no second factor; null: nobody has the id. */
  check: ({ userId, sessionId, typed, now }: Typed): Promise<Verdict['is'] | 'off' | null> =>
    database.transaction(async (transaction) => {
      const user = await lockUser(transaction, userId);
      if (!user?.mfaEnabledAt) return user ? 'off' : null;
      const attempt = { userId, sessionId, typed, purpose: 'confirm' } as const;
      const verdict = await judgeCode(transaction, attempt, { key, addJob, now });
      return verdict.is;
    }),
});

/** Every session before ends: whoever was signed in may not have been the owner of the phone. */
async function turnOn(
  transaction: Knex.Transaction,
  id: string,
  { phoneNumber, now }: { phoneNumber: string | null; now: Date },
): Promise<void> {
  await transaction('users')
    .where({ id })
    .update({ phone_number: phoneNumber, mfa_enabled_at: now });
  await endSessions(transaction, { id, because: 'second_factor_changed', now });
}
