import { t } from '../messages.ts';

/** What it is called; as the service names it where that is newer than this page. */
export function sayAction(action: string): string {
  const known = KNOWN_ACTIONS.find((name) => name === action);
  return known ? t(`actions.${known}`) : action.replaceAll(/[._]/g, ' ');
}

/** What staff do, by the service's names: all that the audit log can be looked through for. */
export const KNOWN_ACTIONS = [
  'end_sessions',
  'debit_external_account',
  'repayment_schedule.make',
  'repayment_schedule.approve',
  'repayment_schedule.inactivate',
  'repayment_instance.cancel',
  'update_phone_number',
  'refresh_dsl',
  'refresh_eligibility',
  'refresh_plaid_data',
  'disconnect',
  'unlink_bank_account',
  'reset_ewa_multiplier_config',
  'resolve_integration_error',
  'verify_identity',
  'reject',
  'delete',
  'issue_physical_card',
  'override_compensation',
  'override_pay_period',
  'override_user_config',
  'update_address',
  'convert_payroll_linked_to_skipped',
  'dispute.credit',
  'dispute.decide',
  'dispute.message',
  'reconciliation_difference.close',
  'retry_card_issuance',
  'case.close',
  'case.take',
  'case.give_back',
  'duplicate_person.settle',
  'export.make',
  'export.download',
  'impersonate',
  'stop_impersonating',
  'staff.added',
  'staff.removed',
  'staff.role_changed',
  'staff.invited',
  'staff.invitation_voided',
  'approval.approved',
  'approval.declined',
  'approval.withdrawn',
  'approval.account_closed',
  'audit.check',
  'release_override.begin',
  'release_override.end',
] as const;
