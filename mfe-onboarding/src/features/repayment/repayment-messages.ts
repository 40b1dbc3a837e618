import { defineMessages } from '@reset/remote-sdk';

export const { useMessages, messages } = defineMessages('mfe-onboarding.repayment', {
  title: 'Set up how you repay',
  text: 'You repay what you spend on payday. Choose how.',
  ofAnother:
    "We don't debit {{account}} and don't send your pay there, because it isn't in your name. To connect another account, unlink this one under Linked accounts below, and link a checking account in your name.",
  ways: 'How you repay',
  ach_debit_flow: 'Autopay from my checking account',
  'ach_debit_flow.about': 'Your pay comes to you as it does now, and we debit what you owe.',
  direct_deposit_flow: 'My direct deposit',
  'direct_deposit_flow.about': "Your pay comes to us first, and we forward what you don't owe.",

  from: 'From',
  when: 'When',
  amount: 'How much',
  'account.unnamed': 'your linked checking account',
  'when.next': 'Your next payday: {{date}}.',

  'ach.when.rule':
    'On each payday. When that is a weekend or a bank holiday, on the next banking day.',
  'ach.when.nextAfter': 'Your next payday is {{date}}, so we debit on {{debit}}.',
  'ach.amount.rule':
    'What you owe on your card that day, and never more. Nothing is debited when you owe nothing. No interest and no late fees.',
  'ach.authorize': 'By turning on autopay you authorize these debits, as you agreed in the',
  'ach.agreement': 'ACH Authorization Agreement',
  'ach.revoke': 'You can revoke this at any time with Need Help.',
  'ach.confirm': 'Turn on autopay',
  'ach.ofAnother': 'You can turn on autopay once you have linked a checking account in your name.',

  'deposit.from': 'Your pay, which your employer sends to your Reset deposit account first',
  'deposit.when':
    'When your pay arrives. The rest is forwarded that banking day, or on the next one when it comes late in the day.',
  'deposit.amount':
    'What you owe on your card that day, and never more. The rest of your pay goes to {{account}}. No interest and no late fees.',
  'deposit.amount.held':
    'What you owe on your card that day, and never more. The rest of your pay is yours and stays with us until you link an account in your name; then we send it there. No interest and no late fees.',
  'deposit.all': '100% of your direct deposit must go to Reset; a split deposit is not supported.',
  'deposit.payroll':
    'You sign in with your payroll provider in the next window, and confirm the switch there.',
  'deposit.switch': 'Switch my direct deposit',
  'deposit.dialog': 'Switch your direct deposit',
  'deposit.opening': 'Opening your deposit account. This takes a few seconds.',
  'deposit.delayed':
    "Your deposit account takes longer than usual to open, and we keep trying. You don't need to stay: come back later, or turn on autopay instead.",
  'deposit.refused':
    "The bank that issues the card couldn't open your account. We're looking into it. Contact us with Need Help if you have questions.",
  'deposit.waiting':
    "Your payroll is making the switch. This can take a minute, and the page moves on by itself. You don't need to stay: we'll email you when your card is ready.",
  'deposit.spinner': 'Waiting for the switch',
  'deposit.partly':
    'Only part of your pay comes to Reset now. Switch all of it to go on, or turn on autopay instead.',
  'deposit.done': 'Your direct deposit is switched.',

  again: 'Try again',
});
