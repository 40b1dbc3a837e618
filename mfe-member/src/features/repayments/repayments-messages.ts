import { defineMessages } from '@reset/remote-sdk';

export const { t, useMessages, messages } = defineMessages('mfe-member.repayments', {
  title: 'Repayments',
  failed: "We couldn't load your repayments.",
  see: 'See your repayments',
  yourBank: 'your bank account',

  'deposit.title': 'You repay from your direct deposit',
  'deposit.text': 'When your pay arrives, it first repays what you owe on your Reset Card.',
  'deposit.rest': 'The rest goes to your bank account.',
  'deposit.restKept':
    'The rest stays with us until you connect a bank account in your name that we can send it to.',
  'deposit.noDebit': 'Your bank account is not debited, and there is nothing to schedule.',
  'deposit.link': 'See your pay',

  nothing:
    'Nothing to repay right now. Once you buy something, the day it is repaid will show here.',

  next: 'Next repayment',
  'next.debited': 'Being debited',
  'next.since': 'Debited since',
  'next.nothing': 'Nothing to repay',
  'next.nothingText': 'Once you buy something, the day it is repaid will show here.',
  'next.on': '{{date}} from {{bank}}',
  'next.onWithoutBank': '{{date}}, but none of your bank accounts can be debited',
  'next.processing': 'From {{bank}} since {{date}}',
  'next.fromPay': 'From your next paycheck',
  'next.fromPayOn': 'From your paycheck, expected {{date}}',
  'next.unplanned': 'The day is not set yet',
  'next.then': 'Then {{amount}} on {{date}}.',
  'next.sameDay': 'A second debit, of {{amount}}, is on the same day: {{total}} together.',
  'next.stopped': 'No debit is planned: your bank allows none. Connect another bank account',
  'next.pending': '{{amount}} more is pending.',
  'next.onlyPending': '{{amount}} is pending.',
  'next.takeBack':
    '{{amount}} of a dispute credit is taken back on {{date}}, and is owed and repaid from that day on.',
  'next.notFromPay': 'Nothing to repay from your pay',
  'next.ofRefund': '{{amount}} more is of your refund advance, which is not repaid from your pay.',
  'next.onlyOfRefund': '{{amount}} is of your refund advance, which is not repaid from your pay.',
  'next.underWay': 'Your bank is being debited for this amount.',
  'next.amount': 'Amount',
  'next.day': 'Day',
  'next.bank': 'Bank account',
  'next.noBank': 'None that can be debited',
  'next.noDay': 'Not set yet',
  'next.nonePlanned': 'None planned',
  'next.stopped.text':
    'No debit is planned, because your bank allows none. Connect another bank account to repay from.',
  'next.growing': 'Anything you buy with your Reset Card before then is added.',
  'next.growing.ofRefund':
    'Anything you buy with your Reset Card before then is added, but for what you spend of your refund advance.',
  'next.early': 'You asked for this repayment.',
  'next.moved': 'Moved from {{date}}. A repayment can be moved once.',
  'next.again': 'Your bank sent this back before. What you owe of it is debited again.',
  'next.no_bank': "It was put off because your bank account couldn't be debited.",
  'next.short_balance':
    'It was put off because it would have taken your bank account below what your bills need.',
  'next.fixed': "Its day can't be moved.",
  'next.putOff': 'It was put off to this day.',
  calendar: 'Add to calendar',
  'calendar.title': 'Reset repayment',
  'calendar.description':
    '{{bank}} is debited, {{amount}} as of {{date}}. Anything you buy before then is added.',
  'calendar.several':
    '{{bank}} is debited {{count}} times, for {{amounts}}: {{amount}} together as of {{date}}. Anything you buy before then is added.',
  'calendar.stale':
    'If you added it to your calendar, add it again: the entry there has the old day.',

  later: 'After that',

  move: 'Move the day',
  'move.now': '{{amount}} is planned for {{date}}.',
  'move.text': 'You can move this repayment once, to a banking day until {{date}}.',
  'move.day': 'New day',
  'move.required': 'Choose a day.',
  'move.submit': 'Move repayment',
  'move.done': 'Your repayment was moved to {{date}}.',

  early: 'Repay early',
  'early.text': 'Repay all or a part of what you owe. Your bank is debited on {{date}}.',
  'early.amount': 'Amount to repay',
  'early.most': 'You can repay up to {{amount}}.',
  'early.required': 'Enter an amount.',
  'early.positive': 'Enter an amount above $0.',
  'early.tooMuch': 'This is more than the {{amount}} that you can repay now.',
  'early.low':
    'Your bank balance is {{balance}}, less than this amount. If your bank sends the debit back, you owe it again.',
  'early.review': 'Review repayment',
  'early.confirm': 'Confirm your repayment',
  'early.confirm.text':
    "We debit your bank account once, for this amount. Once you confirm, this can't be cancelled.",
  'early.left': 'Left to repay',
  'early.ofRefund': 'Left of your refund advance',
  'early.pending': 'Still pending',
  'early.leftOn': '{{amount}} on {{date}}',
  'early.confirm.submit': 'Repay {{amount}}',
  'early.confirm.back': 'Back',
  'early.done': 'Your repayment of {{amount}} is debited on {{date}}.',
  'early.asked':
    'You have asked for a repayment on this banking day already. You can ask for another one on the next.',
  'early.covered': 'Repayments that were asked for already repay all that you owe now.',
  'early.rest':
    'Your bank sent {{amount}} back. By confirming, you also agree that what you still owe of it after this is debited on {{date}}.',
  'early.noBank': 'None of your bank accounts can be debited.',

  part: 'If your bank account has too little',
  'part.later': 'Wait for the next banking day',
  'part.later.text': 'Nothing is debited until the whole amount is there.',
  'part.part': 'Debit what it can spare',
  'part.part.text': 'What your bills need stays in your account, and the rest is debited later.',
  'part.save': 'Save',
  'part.saved': 'Saved.',

  debits: 'Past repayments',
  'debits.fromBank': 'From your bank account',
  'debits.fromPay': 'From your pay',
  'debits.fromRefund': 'From your tax refund',
  'debits.fromDeposit': 'From a deposit',
  'debits.fromBalance': 'From your deposit balance',
  'debits.fromOther': 'From your money with us',
  'debits.early': 'Early repayment',
  'debits.days': 'Debited on {{date}}, arrived with us on {{arrived}}.',
  'status.processing': 'Processing',
  'status.completed': 'Completed',
  'status.returned': 'Sent back',
  'status.failed': 'Failed',
  'status.notNeeded': 'Not needed',
  'status.other': 'Changed',
  'means.processing': 'Your bank is being debited. This amount is reserved and not debited twice.',
  'means.completed': 'It makes room for new purchases from {{date}}.',
  'means.failed': 'Your bank was not debited. The amount stayed in what you owe.',
  'means.notNeeded':
    'You asked for it to be debited on {{date}}. You owed nothing more that it could repay, so your bank was not debited.',
  'means.again':
    'There was too little in your account. You owe this amount again, and what is left of it is debited again on {{date}}.',
  'means.wasAgain': 'There was too little in your account. It was debited again on {{date}}.',
  'means.short_balance':
    'There was too little in your account. The amount was added to what you owe.',
  'means.not_allowed':
    "Your account can't be debited. The amount was added to what you owe, and we no longer debit this account.",
  'means.other': 'Talk to us if you have a question about this repayment.',
  'means.mistake':
    'It came back by a mistake that is not yours. The amount was added to what you owe.',

  'notice.due.title': '{{amount}} will be debited on {{date}}',
  'notice.due.text': '{{bank}} will be debited for what you owe on your Reset Card.',
  'notice.put_off.title': 'Your repayment of {{amount}} was put off to {{date}}',
  'notice.put_off.no_bank':
    "{{bank}} couldn't be debited for {{amount}}. Check that it is connected and in your name, or connect another one.",
  'notice.put_off.short_balance':
    '{{amount}} would have taken {{bank}} below what your bills need. We try again on {{date}}.',
  'notice.given_up.title': "We couldn't debit your repayment",
  'notice.given_up.text':
    'We tried for several days. You still owe {{amount}}: repay it when you can, or talk to us.',
  'notice.presented_again.title':
    'Your repayment came back: your bank had too little. {{amount}} is debited again on {{date}}',
  'notice.presented_again.text':
    '{{bank}} had too little for your last debit. You owe it again: {{amount}} is debited on {{date}}.',
  'notice.returned.title': 'Your repayment of {{amount}} came back, and you owe it again',
  'notice.returned.text':
    '{{bank}} sent {{amount}} back. You owe it again, with your next repayment.',
  'notice.failed.title': 'Your repayment was not made',
  'notice.failed.text':
    '{{amount}} could not be debited from {{bank}}. You owe it as before, with your next repayment.',
  'notice.stopped.title': "We've stopped debiting your bank account",
  'notice.stopped.text':
    "{{bank}} sent {{amount}} back and can't be debited anymore. You owe it again. Connect another bank account to repay it.",
  'notice.other.title': 'Something changed about your repayments',
  'notice.other.text': 'See your repayments, or talk to us if you have a question.',
  'notice.payout_returned.title': '{{bank}} sent your money back',
  'notice.payout_returned.text':
    'Connect another account in your name, and we send your {{amount}} there.',
  'notice.payout_needs_bank.title': 'Where should we send your money?',
  'notice.payout_needs_bank.text':
    'Connect a bank account in your name, and we send your {{amount}} there.',
  'notice.credit_taken_back.title': 'Your dispute credit of {{amount}} is taken back on {{date}}',
  'notice.credit_taken_back.text':
    'We found no error with your purchase at {{merchant}}. You owe the amount of the credit from {{date}} on.',
  'notice.credit_taken_back.see': 'See your dispute',
  another: 'Connect another bank account',
  'another.title': 'Connect another checking account',
  'another.connected': 'Connected: {{bank}}',
  'another.done': 'Your bank account is connected.',
});
