import type {
  ApplicationStatus,
  TaskName,
} from '@reset/api-contract/onboarding/application-status.ts';
import type { ProductName } from '@reset/api-contract/onboarding/user-states.ts';
import type { ApplicantFacts } from './applicant-facts.ts';
import { cancellationOf, eligibilityOf, isComplete } from './eligibility.ts';
import { taskList } from './tasks.ts';

/** Where somebody stands with her application for a product. */
export function applicationStatus(product: ProductName, facts: ApplicantFacts): ApplicationStatus {
  const list = taskList(product, facts);
  const eligibility = eligibilityOf(product, list, facts);
  return {
    current_task_name: list.current,
    tasks: list.tasks,
    eligibility_result: eligibility,
    card_application_complete: isComplete('earned_wage_access', facts),
    skippable:
      list.current === 'payroll_linking' &&
      facts.payrollPolicy === 'optional' &&
      eligibility.application_status === 'pending',
    application_complete: isComplete(product, facts),
    cancellation: cancellationOf(product, facts),
  };
}

/** Whether a task can be recorded as over now: what is not linking waits until she is eligible. */
export const isOpen = (task: TaskName, status: ApplicationStatus): boolean =>
  task === 'payroll_linking'
    ? status.skippable
    : status.current_task_name === task && status.eligibility_result.eligible;

/** Whether her taxes can be filed now: all that comes before is over, or they are filed and may be again. */
export const canFileTaxes = ({
  current_task_name: current,
  eligibility_result: { eligible },
}: ApplicationStatus): boolean =>
  eligible && (current === 'tax_filing_submission' || current === null);
