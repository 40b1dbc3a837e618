import type { TaskName, TaskStatus } from '@reset/api-contract/onboarding/application-status.ts';
import type { ProductName } from '@reset/api-contract/onboarding/user-states.ts';
import type { ApplicantFacts } from './applicant-facts.ts';

/** What each product asks for, in its order. The bank comes first (decision C-004). */
const ASKED: Record<ProductName, readonly TaskName[]> = {
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

export function taskList(product: ProductName, facts: ApplicantFacts): TaskList {
  const isOver = (task: TaskName) => hasDoneAll(product, facts) || isTaskOver(task, product, facts);
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

/**
 * Once the last task is over, a bank that is unlinked after it is not asked for again: who waits for
 * her card waits (document 2, section 2: 4 before 5). That of the card is never reached before all the
 * others are over. A return can be filed before them, because it is recorded however she stands, and
 * does none of them for her.
 */
export function hasDoneAll(product: ProductName, facts: ApplicantFacts): boolean {
  return product === 'earned_wage_access'
    ? facts.hasCard || facts.recorded[product].has('repayment_setup')
    : TAX_STEPS.every((task) => isDone(task, product, facts));
}

const TAX_STEPS = [
  'terms_acceptance',
  'personal_info_submission',
  'tax_filing_submission',
] as const satisfies TaskName[];

/** Done for one product, they are done for both: the documents are the same, and so is she. */
const SHARED = ['terms_acceptance', 'personal_info_submission'] as const satisfies TaskName[];

function isDone(
  task: TaskName,
  product: ProductName,
  { recorded, isInfoSubmitted }: ApplicantFacts,
): boolean {
  if (recorded[product].has(task)) return true;
  if (task === 'personal_info_submission' && isInfoSubmitted) return true;
  return (
    SHARED.some((shared) => shared === task) &&
    Object.values(recorded).some((ofOne) => ofOne.has(task))
  );
}

export type SharedTask = (typeof SHARED)[number];

/** The tasks that are over in a product's application because they were done for the other one. */
export const carriedOver = (product: ProductName, facts: ApplicantFacts): SharedTask[] =>
  SHARED.filter((task) => !facts.recorded[product].has(task) && isDone(task, product, facts));

/**
 * Whether what her income came to once holds for good (decision 0035): from her verified identity
 * on, the card hangs on no further look at her earnings. What she can spend follows them all the
 * same, because the limit does.
 */
export const isKept = ({ recorded }: ApplicantFacts): boolean =>
  recorded.earned_wage_access.has('identity_verification');

function isTaskOver(task: TaskName, product: ProductName, facts: ApplicantFacts): boolean {
  switch (task) {
    case 'signup':
      return true;
    case 'bank_linking':
      return facts.hasBank;
    case 'payroll_linking':
      return (
        facts.hasPayroll ||
        facts.payrollPolicy === 'not_asked' ||
        facts.recorded[product].has(task) ||
        isKept(facts)
      );
    default:
      return isDone(task, product, facts);
  }
}
