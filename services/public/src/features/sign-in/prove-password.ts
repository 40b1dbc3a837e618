import type { Clock } from '@reset/service-kit';
import { matchesPassword } from '#passwords/passwords.ts';
import type { FindAccount } from './account-store.ts';
import type { AttemptStore } from './attempt-store.ts';
import { isOpen, type Account } from './sign-in.ts';

export type ProofNeeds = {
  findAccount: FindAccount;
  attempts: Pick<AttemptStore, 'beginAttempt'>;
  clock: Clock;
  isProduction: boolean;
};

/**
 * The account whose password this is; `wrong` for whatever was wrong, after the
 * same work, and `locked` while too many attempts at the address count.
 * @param email normalised
 */
export async function provePassword(
  { findAccount, attempts, clock, isProduction }: ProofNeeds,
  email: string,
  password: string,
): Promise<Account | 'wrong' | 'locked'> {
  if (!(await attempts.beginAttempt(email, clock.now()))) return 'locked';
  const account = await findAccount(email);
  const isRight = await matchesPassword(password, account?.passwordHash ?? null);
  return isRight && account && isOpen(account, isProduction) ? account : 'wrong';
}
