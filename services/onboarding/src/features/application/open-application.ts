import type { ApplicationStatus } from '@reset/api-contract/onboarding/application-status.ts';
import type { OpenApplication } from '@reset/api-contract/onboarding/eligibility.ts';
import {
  USER_STATES,
  type ProductName,
  type UserState,
} from '@reset/api-contract/onboarding/user-states.ts';
import { screenOf, type Screen } from '@reset/application-engine/screen.ts';
import { isWait } from '@reset/application-engine/ways-on.ts';
import { isUnderway } from '#features/identity/identity.ts';
import type { ApplicationFile, Known } from './application.ts';

const CARD: ProductName = 'earned_wage_access';
/**
 * Her card application as other pages show it; null where there is nothing to go on with. Whose
 * partner offers no card after taxes is not led to it by them.
 */
export function openApplication(
  { applicant, file, partners }: Omit<Known, 'today'>,
  status: ApplicationStatus,
): OpenApplication | null {
  if (hasEnded(status)) return null;
  const { current_task_name: task, eligibility_result: eligibility } = status;
  const isBegun = file.begun.has(CARD);
  const partner = partners.get(applicant.partnerSlug ?? '');
  const cameForTaxes = !isBegun && file.begun.has('tax_refund_advance');
  if (cameForTaxes && partner?.card_after_taxes === false) return null;
  const step = screenOf({
    product: 'card',
    currentTask: task,
    applicationStatus: eligibility.application_status,
    criteria: eligibility.user_actionable_criteria,
    isComplete: false,
    isCancelled: false,
    hasPayroll: applicant.hasPayroll,
    isIncomeRead: applicant.hasEarnings !== null,
    // The member service knows which links are broken, and adds that they are to be repaired.
    hasIntegrationErrors: false,
  });
  return {
    state: isBegun ? furthestState(file) : null,
    step,
    require_action: !isWait(step) && !isLookedAt(step, file),
  };
}

/** Who she is being verified, by the provider or by people. */
const isLookedAt = (step: Screen, { identityStatus }: ApplicationFile): boolean =>
  step === 'identity_verification' && identityStatus !== null && isUnderway(identityStatus);

/** Well or not, or by herself; who is on the waitlist may answer again. */
const hasEnded = (status: ApplicationStatus): boolean => {
  const { application_status: standing, ineligible_reason: reason } = status.eligibility_result;
  const isWaitlisted = reason === 'platform' || reason === 'waiting_list';
  return (
    status.cancellation !== null ||
    standing === 'completed' ||
    standing === 'rejected' ||
    (standing === 'ineligible' && !isWaitlisted)
  );
};

/** Of the card's own states in the order of the specification; signing up is before all of them. */
const furthestState = ({ entered }: ApplicationFile): UserState =>
  USER_STATES.findLast((state) =>
    entered.some((known) => known.product === CARD && known.state === state),
  ) ?? 'registered';
