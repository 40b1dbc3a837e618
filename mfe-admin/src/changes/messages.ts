import { defineMessages } from '@reset/remote-sdk';

/** What is said of what changes: its fields, where their own words do not serve, and their values. */
export const { useMessages } = defineMessages('mfe-admin-changes', {
  none: 'n/a',
  yes: 'Yes',
  no: 'No',
  arrow: '→',
  becomes: 'becomes',
  wasThen: 'then',
  isNow: 'now',
  secret: 'Changed',
  'field.compensation_amount_int': 'Compensation',
  'field.custom_repayment_plan': 'Custom repayment plan',
  'field.enable_future_dated_direct_deposit_limit': 'Future-dated direct deposit limit',
  'field.enable_probationary_limit': 'Probationary limit',
  'field.ewa_multiplier_by_repayment_count.payroll_linked':
    'Earned-wage multipliers, payroll linked',
  'field.ewa_multiplier_by_repayment_count.payroll_unlinked':
    'Earned-wage multipliers, payroll not linked',
  'field.kept_for': 'Kept for',
  'field.previous_bi_weekly_pay_date': 'Previous bi-weekly pay date',
  'field.recurring_day_of_week': 'Day of week',
  'field.recurring_day_of_month': 'Day of month',
  'field.recurring_week_of_month': 'Week of month',
  'field.user_id': 'Person (ID)',
});
