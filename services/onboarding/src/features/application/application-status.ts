import type {
  ApplicationStatus,
  TaskName,
} from '@reset/api-contract/onboarding/application-status.ts';
import type { Applicant } from './applicant.ts';
import { eligibilityOf } from './eligibility.ts';
import type { Product } from './product.ts';
import { taskList } from './tasks.ts';

/** Which tasks of an application this service has seen done or skipped. */
export type Recorded = Record<Product, ReadonlySet<TaskName>>;

/** Where somebody stands with her application for a product. */
export function applicationStatus(
  product: Product,
  applicant: Applicant,
  recorded: Recorded,
): ApplicationStatus {
  const list = taskList(product, applicant, recorded[product]);
  const card = taskList('earned_wage_access', applicant, recorded.earned_wage_access);
  return {
    current_task_name: list.current,
    tasks: list.tasks,
    eligibility_result: eligibilityOf(list, applicant),
    card_application_complete: card.current === null,
    skippable: list.current === 'payroll_linking',
    application_complete: list.current === null,
  };
}
