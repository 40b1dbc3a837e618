import { defineMessages } from '@reset/remote-sdk';

/** What the specification quotes is letter for letter. */
export const { t, useMessages, messages } = defineMessages('mfe-member.income', {
  title: 'Income',
  failed: "We couldn't load your earnings.",
  net: 'Accrued net earnings',
  gross: 'Accrued gross earnings',
  periodStart: 'Beginning of pay period',
  shifts: 'Shifts this pay period',
  shift_one: '{{count}} hour',
  shift_other: '{{count}} hours',
  grossPay: 'Gross pay',
  empty: "We haven't been notified of any earnings for this pay period.",
  notLinked: 'Connect your payroll, and what you earn appears here.',
  notNeeded: "Your income isn't needed for your taxes: you have nothing to connect here.",
  toTaxReturn: 'See your tax return',
  showPrevious: 'Show Previous Pay Periods',
  hidePrevious: 'Hide Previous Pay Periods',
  previous: 'Previous pay periods',
  previousFailed: "We couldn't load your previous pay periods.",
  previousEmpty: 'There are no paychecks to show yet.',
  netPay: '{{amount}} net',
  grossPayOf: '{{amount}} gross',
});
