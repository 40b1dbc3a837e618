import type { Context } from '#context.ts';
import {
  consumeAssertion,
  type RightSignature,
  type UnprovenByPasskey,
} from '#features/passkeys/passkeys.store.ts';
import { prove, type Proving, type Unproven } from '#features/second-factor/second-factor.store.ts';
import { recordSessionStart } from '#features/sessions/sessions.store.ts';
import type { User } from '#features/users/users.ts';

type Entered = { is: 'in'; secondFactorAt: Date | null } | Unproven;

/**
 * Lets in whose password was right: at once, or after the code where a second factor is on.
 * Forgives the attempts, remembers the browser and publishes that a person has signed in.
 */
export const enter = (
  context: Context,
  entry: Proving & { deviceId: string | null },
): Promise<Entered> =>
  context.database.transaction(async (transaction) => {
    const { proof, deviceId, now } = entry;
    const proven = await prove(transaction, context, { ...entry, purpose: 'sign_in' });
    if (proven.is !== 'proven') return proven;
    await recordSessionStart(transaction, { userId: proof.user.id, deviceId, now });
    return { is: 'in', secondFactorAt: proven.codeGiven ? now : null };
  });

/** Lets in whose passkey signed, which is both factors; all else as above. */
export const enterByPasskey = (
  context: Context,
  { signed, deviceId, now }: { signed: RightSignature; deviceId: string | null; now: Date },
): Promise<{ is: 'in'; user: User } | UnprovenByPasskey> =>
  context.database.transaction(async (transaction) => {
    const used = await consumeAssertion(transaction, context, signed, now);
    if (used.is !== 'used') return used;
    await recordSessionStart(transaction, { userId: used.user.id, deviceId, now });
    return { is: 'in', user: used.user };
  });
