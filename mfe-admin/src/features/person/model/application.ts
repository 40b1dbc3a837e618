import type { User } from '../api/get-user.ts';

/** Whether an application was begun, whatever became of it; so too where that is not told. */
export const hasApplied = (states: User['onboardingStates']): boolean =>
  states === undefined || states.some(({ product }) => product !== null);

/** Whether her application is rejected already, as far as that is told. */
export const isRejected = ({ eligibilityResult }: Pick<User, 'eligibilityResult'>): boolean =>
  eligibilityResult?.applicationStatus === 'rejected';
