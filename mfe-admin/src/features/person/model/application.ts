import type { User } from '../api/get-user.ts';

/** Whether an application was begun, whatever became of it; so too where that is not told. */
export const hasApplied = (states: User['onboardingStates']): boolean =>
  states === undefined || states.some(({ product }) => product !== null);

/** Why her application is not rejected, as far as that is told; null where it may be. */
export function rejectionRefusal({
  cards,
  eligibilityResult,
}: Pick<User, 'cards' | 'eligibilityResult'>): 'hasCard' | 'isRejected' | null {
  if (cards && cards.length > 0) return 'hasCard';
  return eligibilityResult?.applicationStatus === 'rejected' ? 'isRejected' : null;
}
