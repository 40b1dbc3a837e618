import type { AddJob } from '@reset/service-kit';
import type { Knex } from 'knex';
import { lockUser } from '#accounts/user-row-store.ts';
import { judgeCode } from '#codes/judge-code-store.ts';
import { sendCode } from '#codes/send-code-store.ts';
import { recordSessionStart } from '#sessions/session-record-store.ts';
import { attemptStore } from './attempt-store.ts';
import type { Account } from './sign-in.ts';

export type Entry = {
  /** Whose password was right. */
  account: Pick<Account, 'userId' | 'passwordHash'>;
  /** What the attempt was counted as. */
  counted: string;
  sessionId: string;
  deviceId: string | null;
  /** The code as it was typed; null when none was. */
  typed: string | null;
  now: Date;
};

type Entered =
  | { is: 'in'; secondFactorAt: Date | null }
  | { is: 'code_awaited'; phoneNumber: string }
  /** It was changed, or the account closed, while it was looked at. */
  | { is: 'wrong_password' }
  | { is: 'wrong_code' }
  | { is: 'too_many_codes' };

export type Enter = (entry: Entry) => Promise<Entered>;

type EnterNeeds = { database: Knex; addJob: AddJob; key: Buffer };

/**
 * Lets in whose password was right: at once, or after the code where a second
 * factor is on, which is sent when none came along. Forgives the attempts, remembers
 * the browser and tells that somebody has signed in.
 */
export const enterIn =
  ({ database, addJob, key }: EnterNeeds): Enter =>
  (entry) =>
    database.transaction(async (transaction) => {
      const { account, deviceId, now } = entry;
      const { userId } = account;
      await attemptStore(transaction).forgiveAttempts(entry.counted, now);
      const user = await lockUser(transaction, userId);
      if (!user || user.deactivatedAt || !(await isCurrent(transaction, account))) {
        return { is: 'wrong_password' };
      }
      const phoneNumber = user.mfaEnabledAt ? user.phoneNumber : null;
      const entered =
        phoneNumber === null
          ? ({ is: 'in', secondFactorAt: null } as const)
          : await passCode(transaction, { addJob, key, phoneNumber }, entry);
      if (entered.is !== 'in') return entered;
      await recordSessionStart(transaction, { userId, deviceId, now });
      return entered;
    });

async function isCurrent(
  transaction: Knex,
  { userId, passwordHash }: Entry['account'],
): Promise<boolean> {
  const credential = await transaction('credential')
    .where({ user_id: userId, password_hash: passwordHash })
    .first('user_id');
  return credential !== undefined;
}

type CodeNeeds = { addJob: AddJob; key: Buffer; phoneNumber: string };

async function passCode(
  transaction: Knex.Transaction,
  { addJob, key, phoneNumber }: CodeNeeds,
  { account: { userId }, sessionId, typed, now }: Entry,
): Promise<Entered> {
  const purpose = 'sign_in' as const;
  if (typed === null) {
    const asked = { userId, sessionId, purpose, phoneNumber };
    const sent = await sendCode(transaction, addJob, { asked, now });
    const isLocked = sent !== 'sent' && sent.isLocked;
    return isLocked ? { is: 'too_many_codes' } : { is: 'code_awaited', phoneNumber };
  }
  const attempt = { userId, sessionId, purpose, typed };
  const verdict = await judgeCode(transaction, attempt, { key, addJob, now });
  if (verdict.is === 'wrong') return { is: 'wrong_code' };
  return verdict.is === 'right' ? { is: 'in', secondFactorAt: now } : { is: 'too_many_codes' };
}
