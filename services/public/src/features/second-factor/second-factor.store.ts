import type { Database } from '@reset/service-kit';
import { readUser } from '#features/users/users.store.ts';
import { hasSecondFactor } from '#features/users/users.ts';
import { countRecoveryCodes } from './codes.store.ts';
import type { SecondFactorState } from './second-factor.ts';

export { prove, type Proving, type Unproven } from './prove.store.ts';
export { findPendingSignIn } from './send-code.store.ts';

/** null when nobody has the id. */
export async function readSecondFactor(
  database: Database,
  userId: string,
): Promise<SecondFactorState | null> {
  const user = await readUser(database, { id: userId });
  if (!user) return null;
  const isOn = hasSecondFactor(user);
  return {
    user,
    isOn,
    recoveryCodesLeft: isOn ? await countRecoveryCodes(database, userId) : 0,
  };
}
