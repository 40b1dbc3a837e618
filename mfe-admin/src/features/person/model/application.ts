import type { User } from '../api/get-user.ts';

/** Whether an application was begun, whatever became of it; so too where that is not told. */
export const hasApplied = (states: User['onboardingStates']): boolean =>
  states === undefined || states.some(({ product }) => product !== null);

/** Whether she has told where she lives, without which there is no address; so too where that is not told. */
export const hasToldAddress = (states: User['onboardingStates']): boolean =>
  states === undefined || states.some(({ state }) => ADDRESS_TOLD.has(state));

/** The first of them, and those that follow from it. */
const ADDRESS_TOLD: ReadonlySet<string> = new Set([
  'submitted_personal_information',
  'submitted_identity_verification',
  'verified_identity',
  'issued_card',
  'activated_card',
  'used_card',
]);

/** Whether her application is rejected already, as far as that is told. */
export const isRejected = ({ eligibilityResult }: Pick<User, 'eligibilityResult'>): boolean =>
  eligibilityResult?.applicationStatus === 'rejected';
