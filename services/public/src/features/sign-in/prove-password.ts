import type { Clock } from '@reset/service-kit';
import type { KnowsDevice } from '#devices/known-device-store.ts';
import { matchesPassword } from '#passwords/passwords.ts';
import type { FindAccount } from './account-store.ts';
import type { AttemptStore } from './attempt-store.ts';
import { countedAs, isOpen, type Account } from './sign-in.ts';

export type ProofNeeds = {
  findAccount: FindAccount;
  knowsDevice: KnowsDevice;
  attempts: Pick<AttemptStore, 'beginAttempt'>;
  clock: Clock;
  isProduction: boolean;
};

export type Guess = {
  /** Normalised. */
  email: string;
  password: string;
  /** The browser; null when it has no id. */
  deviceId: string | null;
};

/** `counted` is what the attempt was counted as, to be forgiven. */
type Proof = { account: Account; counted: string };

/**
 * The account whose password this is; `wrong` for whatever was wrong, after the
 * same work, and `locked` while too many attempts count.
 */
export async function provePassword(
  { findAccount, knowsDevice, attempts, clock, isProduction }: ProofNeeds,
  { email, password, deviceId }: Guess,
): Promise<Proof | 'wrong' | 'locked'> {
  const counted = countedAs(email, (await knowsDevice(email, deviceId)) ? deviceId : null);
  if (!(await attempts.beginAttempt(counted, clock.now()))) return 'locked';
  const account = await findAccount(email);
  const isRight = await matchesPassword(password, account?.passwordHash ?? null);
  return isRight && account && isOpen(account, isProduction) ? { account, counted } : 'wrong';
}
