import type { Context } from '#context.ts';
import { prove, type Proving, type Unproven } from '#features/second-factor/second-factor.store.ts';
import { recordKnownDevice } from '#features/sessions/sessions.store.ts';
import { changePassword } from './passwords.store.ts';

type Change = Proving & {
  /** Of the new one. */
  passwordHash: string;
  deviceId: string | null;
};

type Changed = { is: 'changed'; sessionVersion: number; codeGiven: boolean } | Unproven;

/**
 * Changes the password of who has proven the present one: at once, or after the code where a
 * second factor is on.
 */
export const changeOwnPassword = (context: Context, change: Change): Promise<Changed> =>
  context.database.transaction(async (transaction) => {
    const { proof, passwordHash, deviceId, now } = change;
    const { id } = proof.user;
    const proven = await prove(transaction, context, change);
    if (proven.is !== 'proven') return proven;
    await recordKnownDevice(transaction, { userId: id, deviceId, now });
    const sessionVersion = await changePassword(transaction, context.jobs, {
      id,
      passwordHash,
      now,
    });
    return { is: 'changed', sessionVersion, codeGiven: proven.codeGiven };
  });
