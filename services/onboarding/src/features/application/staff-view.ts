import type { OnboardingStaffView } from '@reset/api-contract/admin/user-owners.ts';
import type {
  ApplicationStatus,
  EligibilityResult,
} from '@reset/api-contract/onboarding/application-status.ts';
import type { ProductName } from '@reset/api-contract/onboarding/user-states.ts';
import type { ApplicantFacts } from '@reset/application-engine/applicant-facts.ts';
import { applicationStatus } from '@reset/application-engine/application-status.ts';
import { unmetCriteria } from '@reset/application-engine/eligibility.ts';

type Shown = NonNullable<OnboardingStaffView['eligibility_result']>['results'][number];

/**
 * How her applications stand, for staff: whether she may have a card, by which criteria, and what she
 * has begun and not ended.
 * @param begun what she has applied for, the latest first
 */
export function standingView(facts: ApplicantFacts, begun: readonly ProductName[]) {
  const { eligibility_result: result } = applicationStatus('earned_wage_access', facts);
  const open = begun.filter((product) => isInProgress(applicationStatus(product, facts)));
  return {
    require_payroll_linking: facts.payrollPolicy === 'required',
    products_in_progress: open,
    eligible: result.eligible,
    eligibility_result: {
      application_status: result.application_status,
      results: criteriaOf(result, facts),
    },
  };
}

/** Neither over nor refused. */
const isInProgress = ({
  application_complete: isOver,
  eligibility_result: result,
}: ApplicationStatus) => !isOver && result.application_status !== 'rejected';

type Light = Shown['result'];

/** What a card is granted by, each as far as it was judged. */
function criteriaOf(
  {
    application_status: status,
    user_actionable_criteria: actionable,
    ineligible_reason: reason,
  }: EligibilityResult,
  facts: ApplicantFacts,
): Shown[] {
  const isEnded = status === 'rejected' || status === 'ineligible';
  // What ends an application hides what she could do about it, and staff are asked what she had met.
  const unmet = isEnded ? unmetCriteria('earned_wage_access', facts) : actionable;
  const isJudged = JUDGED.has(status) || (isEnded && facts.hasBank);
  const hers = (criterion: (typeof unmet)[number], isKnown = true): Shown => ({
    criterion,
    result: isJudged && isKnown ? light(!unmet.includes(criterion)) : 'yellow',
    user_actionable: true,
  });
  const ours = (criterion: NonNullable<typeof reason>, isMet: boolean | null): Shown => ({
    criterion,
    result: reason === criterion ? 'red' : light(isMet),
    user_actionable: false,
  });
  return [
    hers('positive_earnings?', facts.hasEarnings !== null || !unmet.includes('positive_earnings?')),
    hers('non_neo_bank?'),
    hers('confirmed_email?'),
    ours('state', facts.homeState === null ? null : true),
    ours('identity', facts.recorded.earned_wage_access.has('identity_verification') || null),
    ...(reason !== null && JUDGED_APART.has(reason) ? [ours(reason, false)] : []),
  ];
}

/** What is shown only of whom it rules out. */
const JUDGED_APART: ReadonlySet<NonNullable<EligibilityResult['ineligible_reason']>> = new Set([
  'platform',
  'waiting_list',
  'not_approved',
]);

/** Before, nothing that she can do about it is judged. */
const JUDGED: ReadonlySet<EligibilityResult['application_status']> = new Set([
  'eligible',
  'completed',
  'requires_action',
]);

const light = (isMet: boolean | null): Light => {
  if (isMet === null) return 'yellow';
  return isMet ? 'green' : 'red';
};
