import { defineMessages } from '@reset/remote-sdk';

/** What the specification quotes is letter for letter. */
export const { t, useMessages, messages } = defineMessages('mfe-member.payday', {
  failed: "We couldn't load your payday.",
  comingSoon: 'Coming soon: Track your paycheck live on payday.',
  unknown:
    "We don't know your next payday yet. It appears here once your payroll has reported a paycheck.",

  timeline: 'Your payday, step by step',
  periodEnd: 'End of Pay Period',
  payday: 'Payday',
  past: 'Over',
  paid: 'Paid',
  current: 'Waiting for your paycheck',
  currentPeriod: 'Over, next is payday',
  today: 'Today',
  next: 'Next',
  future: 'Later',

  'step.paycheck': 'Paycheck received',
  'step.paycheck.from': 'Your employer pays you.',
  'step.paycheck.done': 'Your employer paid you on {{date}}.',
  payments: 'You were paid {{list}}.',
  payment: '{{amount}} on {{date}}',
  'step.repaid': 'Advances repaid',
  'step.repaid.plannedTitle': 'Repayment planned',
  'step.repaid.underWayTitle': 'Repayment under way',
  'step.repaid.noneTitle': 'Nothing repaid yet',
  'step.repaid.stoppedTitle': 'Repayment stopped',
  'step.repaid.ach_debit_flow': 'What you spent with your card is debited from your bank account.',
  'step.repaid.direct_deposit_flow': 'What you spent with your card is repaid from your paycheck.',
  'step.repaid.nothing': 'There was nothing to repay.',
  'step.repaid.ach_debit_flow.done':
    'What you spent with your card was debited from your bank account.',
  'step.repaid.ach_debit_flow.doneFrom':
    'What you spent with your card was debited from {{bank}} on {{date}}.',
  'step.repaid.ach_debit_flow.doneLast':
    'What you spent with your card was debited from {{bank}} in several debits, the last one of {{amount}} on {{date}}.',
  'step.repaid.direct_deposit_flow.done':
    'What you spent with your card was repaid from your paycheck.',
  'step.rest.ach_debit_flow': 'Net paycheck deposited',
  'step.rest.ach_debit_flow.text': 'The rest of your paycheck stays in your bank account.',
  'step.rest.ach_debit_flow.done': 'The rest of your paycheck is in your bank account.',
  'step.rest.direct_deposit_flow': 'Remainder deposited',
  'step.rest.plannedTitle': 'Remainder set aside',
  'step.rest.underWayTitle': 'Remainder on its way',
  'step.rest.direct_deposit_flow.text':
    'We send the rest to your bank account by the next banking day.',
  'step.rest.kept':
    'The rest stays with us until you connect a bank account in your name that we can send it to.',
  'step.rest.direct_deposit_flow.done': 'Nothing of it is left with us.',
  'step.rest.direct_deposit_flow.partTo':
    '{{amount}} of it was sent to {{bank}} and arrived on {{date}}.',
  'step.rest.direct_deposit_flow.doneTo': 'We sent it to {{bank}}. It arrived on {{date}}.',
  'step.rest.withBefore': 'With {{more}} that was with us before, {{amount}} in all is yours.',
  'step.rest.repaidSince': '{{amount}} of it was used to repay what you owed since.',
  'step.rest.lessTakeBack': 'What is taken back of a dispute credit by then comes off.',
  'step.repaid.debit': 'Your bank is debited on {{date}}.',
  'step.repaid.over': '{{amount}} was debited.',
  'step.repaid.part': '{{amount}} is debited on {{date}}.',
  'step.repaid.before': '{{amount}} is debited before that, on {{date}}.',
  'step.repaid.noneMade': 'Nothing was debited for this payday.',
  'step.repaid.none': 'No debit is planned for this payday.',
  'step.repaid.next': 'Your next debit is {{amount}} on {{date}}.',
  'step.repaid.stopped':
    'Your bank allows no debits of your account. Connect another one to repay from.',
  'step.repaid.fromPay': '{{amount}} was repaid from your paycheck.',
  'step.repaid.underWay':
    'The debit of {{amount}} on {{date}} is under way and repays what you spent.',
  'step.repaid.pending': '{{amount}} more is pending, and is added once it posts.',
  'step.repaid.ofRefund':
    '{{amount}} more is of your refund advance and is not repaid from your pay.',
  underWay: 'Being debited',
  stopped: 'Stopped',
  unknownAmount: 'Not known yet',
  about: 'About {{amount}}',
  incomplete: 'To come',
  pending: 'Expected today',
  late: 'On its way',
  complete: 'Done',

  questions: 'Questions about payday',
  questionsFailed: "We couldn't load the questions about payday.",

  'celebration.title': 'You got paid!',
  'celebration.received': 'Your paycheck of {{paycheck}} is here.',
  'celebration.text':
    'Your paycheck of {{paycheck}} is here. {{repaid}} repaid what you spent, and {{rest}} is yours.',
  'celebration.debited':
    'Your paycheck of {{paycheck}} is here. {{repaid}} that you spent was debited from your bank account.',
  'celebration.debitedNext': '{{amount}} more is debited on {{date}}.',
  'celebration.debit':
    'Your paycheck of {{paycheck}} is here. {{amount}} is debited from {{bank}} on {{date}}.',
  'celebration.underWay':
    'Your paycheck of {{paycheck}} is here. {{amount}} is being debited from {{bank}}.',
  'celebration.debitUnderWay': '{{amount}} that you spent is being debited from {{bank}}.',
  'celebration.stays': '{{rest}} of your paycheck stays in your bank account.',
  'celebration.toRepay':
    'Your paycheck of {{paycheck}} is here. You still owe {{amount}} of what you spent.',
  'celebration.pending':
    'Your paycheck of {{paycheck}} is here. {{amount}} that you spent is pending, and is repaid later.',
  'celebration.nothingOwed': 'Your paycheck of {{paycheck}} is here, and all of it is yours.',
  'celebration.details': 'See details',

  'deposit.title': 'Set up direct deposit',
  'deposit.intro':
    'Give these to your employer to have your pay sent to your Reset deposit account.',
  'deposit.all':
    'All of your pay has to come here: a part of it is not supported. When it arrives, it first repays what you owe on your Reset Card, and we send the rest to your bank account.',
  'deposit.unchanged': 'Until it does, you repay as before, by debits of your bank account.',
  'deposit.type': 'Account type',
  'deposit.checking': 'Checking',
  'deposit.failed': "We couldn't load your direct deposit details.",
  'deposit.none': 'You have no deposit account',
  'deposit.noneText':
    'It is opened when you choose direct deposit as the way you repay. Until then your pay goes to your bank as before.',
  'deposit.institution': 'Institution name',
  'deposit.routing': 'Routing number',
  'deposit.account': 'Account number',
  'deposit.copy': 'Copy: {{what}}',
  'deposit.privacy': 'Share these only with whoever pays you.',
});
