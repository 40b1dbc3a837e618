import type {
  ApplicationStatus,
  EligibilityResult,
} from '@reset/api-contract/onboarding/application-status.ts';
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
 * Her card application as other pages show it, also once it has ended without a card; null where
 * there is none to show. Whose partner offers no card after taxes is not led to it by them.
 */
export function openApplication(
  { applicant, file, partners }: Omit<Known, 'today'>,
  status: ApplicationStatus,
): OpenApplication | null {
  const { current_task_name: task, eligibility_result: eligibility } = status;
  const { application_status: standing, ineligible_reason: reason } = eligibility;
  const isBegun = file.begun.has(CARD);
  if (standing === 'completed' || (!isBegun && isRuledOut(eligibility))) return null;
  if (cameForTaxesAlone({ applicant, file, partners })) return null;
  const step = screenOf({
    product: 'card',
    currentTask: task,
    applicationStatus: standing,
    criteria: eligibility.user_actionable_criteria,
    isComplete: false,
    isCancelled: status.cancellation !== null,
    hasPayroll: applicant.hasPayroll,
    isIncomeRead: applicant.hasEarnings !== null,
    // The member service knows which links are broken, and adds that they are to be repaired.
    hasIntegrationErrors: false,
  });
  return {
    state: isBegun ? furthestState(file) : null,
    step,
    ...(reason && { ineligible_reason: reason }),
    require_action: isHers(step, file),
  };
}

/**
 * Whether she came for her taxes by a partner that offers no card after them, and has no application
 * for one: one that she has cancelled is none (decision 77).
 */
export function cameForTaxesAlone({
  applicant,
  file: { begun, cancelled },
  partners,
}: Omit<Known, 'today'>): boolean {
  const isGoingOn = begun.has(CARD) && !cancelled[CARD];
  const partner = partners.get(applicant.partnerSlug ?? '');
  return !isGoingOn && begun.has('tax_refund_advance') && partner?.card_after_taxes === false;
}

/**
 * Whether she has begun to file taxes here and something is left for her to do: not where she has
 * cancelled, nor where they cannot be filed.
 * @param status of her taxes
 */
export const isFilingTaxes = ({ begun }: ApplicationFile, status: ApplicationStatus): boolean =>
  begun.has('tax_refund_advance') &&
  !status.application_complete &&
  status.cancellation === null &&
  status.eligibility_result.ineligible_reason === null;

/** Whether something is asked of her: not where it has ended, though she may begin again. */
const isHers = (step: Screen, file: ApplicationFile): boolean =>
  !isWait(step) && step !== 'cancelled' && !isLookedAt(step, file);

/** Who she is being verified, by the provider or by people. */
const isLookedAt = (step: Screen, { identityStatus }: ApplicationFile): boolean =>
  step === 'identity_verification' && identityStatus !== null && isUnderway(identityStatus);

/** For good, or where she lives; who is on the waitlist may answer again. */
const isRuledOut = ({
  application_status: standing,
  ineligible_reason: reason,
}: EligibilityResult) => standing === 'rejected' || reason === 'state';

/** Of the card's own states in the order of the specification; signing up is before all of them. */
const furthestState = ({ entered }: ApplicationFile): UserState =>
  USER_STATES.findLast((state) =>
    entered.some((known) => known.product === CARD && known.state === state),
  ) ?? 'registered';
