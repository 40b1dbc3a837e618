import { defineMessages } from '@reset/remote-sdk';

export const { t, useMessages, messages } = defineMessages('mfe-member.limit-forecast', {
  title: 'Forecast to payday',
  failed: "We couldn't load your forecast.",
  chart: 'Expected limit until {{date}}',
  day: 'Day',
  expected: 'Expected limit',
  untried: 'Without what you try out',

  days: 'What changes, and why',
  'day.now': 'Your limit now.',
  'day.same': 'No change.',
  'day.held': 'No change: your bills, what you owe or a cap take more than this work adds.',
  'day.more': '{{amount}} more, because {{why}}.',
  'day.less': '{{amount}} less, because {{why}}.',
  'day.due': '{{bills}}: due on this day, and counted from the start.',
  'day.payday': 'Payday',
  and: '{{first}} and {{second}}',
  'why.announced': 'your payroll has announced {{hours}} hours of work',
  'why.usual': 'you usually work {{hours}} hours on this day',
  'why.extra': 'of the shift you try out',
  'why.dayOver': 'another day of work counts',
  'why.paid': 'your paycheck covers the shifts before it',
  'why.bill': '{{name}} of {{amount}} is due before the payday after this one',
  'why.bills': '{{count}} bills of {{amount}} are due before the payday after this one',
  'why.billSooner': 'more is due before your payday',
  'why.billLater': 'less is due before your payday',
  'why.repayments': 'your bank can no longer send back a repayment',
  'why.period_over': "we couldn't read your accounts before your payday",
  'why.refund_over': 'tax refunds count until April 15',
  'why.other': 'what counts has changed',
  unnamed: 'A bill',

  basis: 'What this forecast assumes',
  'basis.usual': 'Your usual shifts, as you worked them in the last four weeks: {{days}}.',
  'basis.hours': '{{day}} ({{hours}} h)',
  'basis.bills': 'Your bills, which leave your bank account on their day for the usual amount.',
  'basis.owed':
    'The {{amount}} that you owe today stays taken off. What you repay makes room later.',
  'basis.nothingElse':
    'Nothing else: no other money into or out of your bank, no purchases, and no paycheck until it is there.',
  'note.frozen': "We can't read one of your accounts, so your limit doesn't rise.",
  'note.probation': 'Until your first repayment your limit has a cap, whatever you earn.',
  'note.pay_by_days': 'Your pay counts day by day, so an extra shift changes nothing.',
  'note.no_usual_shifts': 'We see no shifts that repeat each week, so none are added.',

  try: 'Try something out',
  'try.text': 'Nothing here changes your account, your shifts or your bills.',
  'try.shift': 'An extra shift',
  'try.noShift': 'No extra shift',
  'try.hours': 'Hours of that shift',
  'try.rate': 'Taken at {{amount}} an hour before taxes.',
  'try.bills': 'Pay a bill on another day',
  'try.bill': '{{name}}, {{amount}}',
  'try.asUsual': '{{date}}, as expected',
  'try.submit': 'Show what changes',
  'try.undo': 'Undo',
  'tried.same': 'If you do this: {{amount}} on {{date}}, no change.',
  'tried.more': 'If you do this: {{amount}} on {{date}}, {{change}} more.',
  'tried.less': 'If you do this: {{amount}} on {{date}}, {{change}} less.',
  'tried.undone': 'Your forecast is without what you tried out again.',
  'tried.refused': 'What you tried out no longer fits your forecast.',

  'none.updating': 'Your limit is updating. Your forecast appears here in a moment.',
  'none.no_card': 'Your forecast appears here once you have your card.',
  'none.no_bank': 'Connect your bank account, and your forecast appears here.',
  'none.no_payroll':
    'Without your payroll we know neither your shifts nor your payday, so there is no forecast.',
  'none.payday_unknown':
    "We don't know your next payday yet. Your forecast appears here once your payroll has reported a paycheck.",
  'none.pay_due':
    'Your pay is due and has not been reported yet. Once it is, your days until the next payday appear here.',
  'none.debit_stopped':
    "Your bank account can't be debited, so there is no limit to forecast. Connect another bank account to repay from.",
  'none.direct_deposit_switched_away':
    'Your direct deposit no longer comes to Reset, so there is no limit to forecast.',
  'none.no_limit': 'There is no limit to forecast right now. Please ask our support.',
});
