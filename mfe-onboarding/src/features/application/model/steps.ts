import type { ApplicationStatus, Product } from '../api/get-application-status.ts';

type Tasks = ApplicationStatus['tasks'];
export type StepStatus = Tasks['signup'];

export const STEPS = {
  card: ['signup', 'bank_linking', 'payroll_linking', 'personal_info_submission'],
  tax: ['signup', 'bank_linking', 'personal_info_submission', 'tax_filing_submission'],
} as const satisfies Record<Product, readonly string[]>;

export type StepName = (typeof STEPS)[Product][number];
export type Step = { name: StepName; status: StepStatus };

/** The steps that an applicant sees. Terms, identity and repayment belong to others of them. */
export const stepsOf = (product: Product, tasks: Tasks): Step[] =>
  STEPS[product].map((name) => ({ name, status: statusOf(name, tasks) }));

function statusOf(name: StepName, tasks: Tasks): StepStatus {
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
