import type { EligibilityResult } from '@reset/api-contract/onboarding/application-status.ts';
import type { Applicant } from './applicant.ts';
import type { TaskList } from './tasks.ts';

/**
 * Whether she may have what she applies for. Nothing is judged before it is linked; after that
 * the one thing asked of her is a confirmed address.
 */
export function eligibilityOf({ tasks, current }: TaskList, applicant: Applicant) {
  if (current === null) return result('completed');
  if (current === 'bank_linking') return result('not_started');
  if (tasks.payroll_linking === 'ready') return result('pending');
  return applicant.isConfirmed
    ? result('eligible')
    : result('requires_action', ['confirmed_email?']);
}

const result = (
  status: EligibilityResult['application_status'],
  criteria: EligibilityResult['user_actionable_criteria'] = [],
): EligibilityResult => ({
  application_status: status,
  eligible: status === 'eligible' || status === 'completed',
  user_actionable_criteria: criteria,
});
