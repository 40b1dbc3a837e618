import { JOURNEYS, type JourneyStep } from '@reset/remote-sdk/journey';
import type { LinkSource } from '@reset/remote-sdk/linking';
import { PRODUCT_NAMES, type Product } from '#features/product/product.ts';
import type { ApplicationStatus } from '../api/get-application-status.ts';

type Tasks = ApplicationStatus['tasks'];
type StepStatus = Tasks['signup'] | 'skipped' | 'broken';
export type Step = { name: JourneyStep; status: StepStatus };

/** How many steps an applicant sees, before it is known how she stands with them. */
export const stepCount = (product: Product): number => JOURNEYS[PRODUCT_NAMES[product]].length;

/**
 * The steps that an applicant sees. Terms, identity and repayment belong to others of them. Payroll
 * that is over without one being linked was skipped, by her or by her partner's rules.
 * @param links.broken which of her links have to be repaired or replaced
 */
export const stepsOf = (
  product: Product,
  tasks: Tasks,
  { hasPayroll, broken }: { hasPayroll: boolean; broken: readonly LinkSource[] },
): Step[] =>
  JOURNEYS[PRODUCT_NAMES[product]].map((name) => {
    const status = statusOf(name, tasks);
    if (broken.some((source) => STEP_OF[source] === name)) return { name, status: 'broken' };
    const isSkipped = name === 'payroll_linking' && status === 'complete' && !hasPayroll;
    return { name, status: isSkipped ? 'skipped' : status };
  });

const STEP_OF: Record<LinkSource, JourneyStep> = {
  plaid: 'bank_linking',
  pinwheel: 'payroll_linking',
};

function statusOf(name: JourneyStep, tasks: Tasks): Tasks['signup'] {
  switch (name) {
    case 'signup':
      return tasks.signup;
    case 'bank_linking':
      return tasks.bankLinking;
    case 'payroll_linking':
      return tasks.payrollLinking;
    case 'tax_filing_submission':
      return tasks.taxFilingSubmission;
    case 'personal_info_submission':
      return personalInfoStatus(tasks);
  }
}

/** One step for what comes before the personal information, for itself, and for what follows it. */
function personalInfoStatus(tasks: Tasks): Tasks['signup'] {
  const { termsAcceptance, personalInfoSubmission, identityVerification, repaymentSetup } = tasks;
  const parts = [termsAcceptance, personalInfoSubmission, identityVerification, repaymentSetup];
  return parts.includes('ready') ? 'ready' : personalInfoSubmission;
}
