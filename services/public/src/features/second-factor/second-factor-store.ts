import type { AddJob } from '@reset/service-kit';
import type { Knex } from 'knex';
import { lockUser, readUser } from '#accounts/user-row-store.ts';
import { findLatest, type Asked } from '#codes/challenge-store.ts';
import { isExpired, type Challenge } from '#codes/codes.ts';
import { countRecoveryCodes } from '#codes/recovery-code-store.ts';
import { sendCode } from '#codes/send-code-store.ts';
import type { SecondFactorState } from './second-factor.ts';

export type SecondFactorStore = ReturnType<typeof secondFactorStore>;

/** Somebody's second factor, and the codes that are sent to her. */
export const secondFactorStore = (database: Knex, addJob: AddJob) => ({
  /** null when nobody has the id. */
  async read(userId: string): Promise<SecondFactorState | null> {
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
  },

  /** The code that a sign-in of this session awaits, after the right password; null when none. */
  async findPending(sessionId: string, now: Date): Promise<Challenge | null> {
    const challenge = await findLatest(database, { sessionId, purpose: 'sign_in' });
    return challenge && !isExpired(challenge, now) ? challenge : null;
  },

  send: (asked: Asked, now: Date) =>
    database.transaction(async (transaction) => {
      await lockUser(transaction, asked.userId);
      return sendCode(transaction, addJob, { asked, now });
    }),
});
