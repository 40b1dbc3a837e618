import type {
  Cancellation,
  EligibilityResult,
  IneligibleReason,
} from '@reset/api-contract/onboarding/application-status.ts';
import type { ProductName } from '@reset/api-contract/onboarding/user-states.ts';
import type { ApplicantFacts } from './applicant-facts.ts';
import { waitlistReason } from './manual-eligibility.ts';
import { isAvailable } from './policy/state-availability.ts';
import { hasDoneAll, isKept, type TaskList } from './tasks.ts';

type Criterion = EligibilityResult['user_actionable_criteria'][number];

/**
 * Whether she may have what she applies for. A product that she has is never taken away by this;
 * before that, who is refused, has cancelled or is ruled out is told first, and nobody is judged by
 * what is not linked yet.
 */
export function eligibilityOf(
  product: ProductName,
  { tasks, current }: TaskList,
  facts: ApplicantFacts,
): EligibilityResult {
  if (isComplete(product, facts)) return result('completed');
  if (facts.rejectedFor) return result('rejected', { reason: facts.rejectedFor });
  if (cancellationOf(product, facts)) return result('not_started');
  const reason = ruledOutBy(product, facts);
  if (reason) return result('ineligible', { reason });
  if (current === 'bank_linking') return result('not_started');
  if (!facts.hasBank || tasks.payroll_linking === 'ready') return result('pending');
  const criteria = unmetCriteria(product, facts);
  return criteria.length > 0 ? result('requires_action', { criteria }) : result('eligible');
}

/** A card is there when it is issued, however long all tasks are over; taxes when filed after all steps. */
export const isComplete = (product: ProductName, facts: ApplicantFacts): boolean =>
  product === 'earned_wage_access' ? facts.hasCard : hasDoneAll(product, facts);

/**
 * How she has cancelled it; null where she has not. A product that she has outlives it, and so does
 * that she was refused, which beginning again would not change.
 */
export const cancellationOf = (product: ProductName, facts: ApplicantFacts): Cancellation | null =>
  isComplete(product, facts) || facts.rejectedFor ? null : (facts.cancelled[product] ?? null);

/** What she can do nothing about, but for an income that she can link after all. */
function ruledOutBy(product: ProductName, facts: ApplicantFacts): IneligibleReason | null {
  const { homeState, today, questionnaireOutcome, hasPayroll } = facts;
  if (homeState !== null && !isAvailable(homeState, product, today)) return 'state';
  // Of a tax refund, an income is no part.
  if (product === 'tax_refund_advance' || isKept(facts)) return null;
  if (questionnaireOutcome !== 'ineligible' || hasPayroll) return null;
  return waitlistReason(facts.isPlatformListed);
}

/** What she can do something about, and has not yet, however her application stands. */
export function unmetCriteria(product: ProductName, facts: ApplicantFacts): Criterion[] {
  const isJudged = product === 'earned_wage_access' && !isKept(facts);
  const failed: [Criterion, boolean][] = [
    ['positive_earnings?', isJudged && facts.hasEarnings !== true],
    // Its transactions do not tell pay reliably, so that a payroll has to.
    ['non_neo_bank?', isJudged && facts.isBankDigitalOnly && !facts.hasPayroll],
    ['confirmed_email?', !facts.isConfirmed],
  ];
  return failed.filter(([, hasFailed]) => hasFailed).map(([criterion]) => criterion);
}

const result = (
  status: EligibilityResult['application_status'],
  {
    criteria = [],
    reason = null,
  }: { criteria?: Criterion[]; reason?: IneligibleReason | null } = {},
): EligibilityResult => ({
  application_status: status,
  eligible: status === 'eligible' || status === 'completed',
  user_actionable_criteria: criteria,
  ineligible_reason: reason,
});
