import type { ApplicationStatus } from '../api/get-application-status.ts';

type TaskName = NonNullable<ApplicationStatus['currentTaskName']>;

/** What is asked of the applicant now. */
export type Screen = 'confirm_email' | TaskName;

/** What stands in the way comes before the next task; null when nothing is left to do. */
export function currentScreen(status: ApplicationStatus): Screen | null {
  const { userActionableCriteria } = status.eligibilityResult;
  return userActionableCriteria.includes('confirmed_email?')
    ? 'confirm_email'
    : status.currentTaskName;
}
