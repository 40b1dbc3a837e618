import type { TaskName, TaskStatus } from '@reset/api-contract/onboarding/application-status.ts';
import type { Applicant } from './applicant.ts';
import type { Product } from './product.ts';

/** What each product asks for, in its order. The bank comes first (decision C-004). */
const ASKED: Record<Product, readonly TaskName[]> = {
  earned_wage_access: [
    'signup',
    'bank_linking',
    'payroll_linking',
    'terms_acceptance',
    'personal_info_submission',
    'identity_verification',
    'repayment_setup',
  ],
  tax_refund_advance: [
    'signup',
    'bank_linking',
    'terms_acceptance',
    'personal_info_submission',
    'tax_filing_submission',
  ],
};

/** A product's tasks as they stand: the first one that is not over is the one to do now. */
export type TaskList = {
  tasks: Record<TaskName, TaskStatus>;
  /** null when nothing is left to do. */
  current: TaskName | null;
};

/**
 * @param recorded the tasks of this application that this service has seen done or skipped
 */
export function taskList(
  product: Product,
  applicant: Applicant,
  recorded: ReadonlySet<TaskName>,
): TaskList {
  const isOver = (task: TaskName) => recorded.has(task) || isKnown(task, product, applicant);
  const asked = ASKED[product];
  const current = asked.find((task) => !isOver(task)) ?? null;
  const statusOf = (task: TaskName): TaskStatus => {
    if (task === current) return 'ready';
    return asked.includes(task) && isOver(task) ? 'complete' : 'incomplete';
  };
  return {
    tasks: {
      signup: statusOf('signup'),
      bank_linking: statusOf('bank_linking'),
      payroll_linking: statusOf('payroll_linking'),
      terms_acceptance: statusOf('terms_acceptance'),
      personal_info_submission: statusOf('personal_info_submission'),
      identity_verification: statusOf('identity_verification'),
      repayment_setup: statusOf('repayment_setup'),
      tax_filing_submission: statusOf('tax_filing_submission'),
    },
    current,
  };
}

/** Over by what the other services know of her. */
function isKnown(task: TaskName, product: Product, applicant: Applicant): boolean {
  // Nobody is given a card before she has done all that it takes.
  if (product === 'earned_wage_access' && applicant.hasCard) return true;
  switch (task) {
    case 'signup':
      return true;
    case 'bank_linking':
      return applicant.hasBank;
    case 'payroll_linking':
      return applicant.hasPayroll;
    default:
      return false;
  }
}
