import type { ApplicationStatus } from '@reset/api-contract/onboarding/application-status.ts';
import type { ProductName } from '@reset/api-contract/onboarding/user-states.ts';
import type { ApplicantFacts } from './applicant-facts.ts';
import { eligibilityOf, isComplete } from './eligibility.ts';
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
    waitlisted: facts.questionnaireOutcome === 'ineligible',
    application_complete: isComplete(product, facts),
  };
}
