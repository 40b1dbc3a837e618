import type { ProductName } from '@reset/remote-sdk';
import { JOURNEYS, type JourneyStep } from '@reset/remote-sdk/journey';
import type { ApplicationStatus, Product } from '../api/get-application-status.ts';

type Tasks = ApplicationStatus['tasks'];
export type StepStatus = Tasks['signup'];
export type Step = { name: JourneyStep; status: StepStatus };

const PRODUCT_NAMES: Record<Product, ProductName> = {
  card: 'earned_wage_access',
  tax: 'tax_refund_advance',
};

/** How many steps an applicant sees, before it is known how she stands with them. */
export const stepCount = (product: Product): number => JOURNEYS[PRODUCT_NAMES[product]].length;

/** The steps that an applicant sees. Terms, identity and repayment belong to others of them. */
export const stepsOf = (product: Product, tasks: Tasks): Step[] =>
  JOURNEYS[PRODUCT_NAMES[product]].map((name) => ({ name, status: statusOf(name, tasks) }));

function statusOf(name: JourneyStep, tasks: Tasks): StepStatus {
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

/** One step for what comes before the personal information, for itself, and for its verification. */
function personalInfoStatus(tasks: Tasks): StepStatus {
  const { termsAcceptance, personalInfoSubmission, identityVerification } = tasks;
  const isReady = [termsAcceptance, personalInfoSubmission, identityVerification].includes('ready');
  return isReady ? 'ready' : personalInfoSubmission;
}
