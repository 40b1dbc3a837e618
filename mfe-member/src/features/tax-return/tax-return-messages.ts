import { defineMessages } from '@reset/remote-sdk';

/** What the specification quotes is letter for letter. */
export const { t, useMessages, messages } = defineMessages('mfe-member.tax-return', {
  title: 'Tax return',
  dashboard: 'Dashboard',
  failed: "We couldn't load your tax returns.",
  total: 'Estimated Total Refund',
  'total.loading': 'Total',
  'total.received': 'Total Refund',
  'total.sent': 'Total Refund you filed for',
  'total.rejected': 'Estimated Total Refund, not accepted yet',
  notAccepted: 'Not accepted yet',
  owe: 'You owe',
  'owe.rejected': 'You owe, not accepted yet',
  filedFor: 'You filed for {{amount}}',
  asFiled: 'What you filed for',
  year: 'Tax year {{year}}',
  federal: 'Federal',
  note: 'A portion of your federal refund is available once the IRS accepts your return, if it does by April 15.',
  'destination.none': 'Connect a bank account, so that your refund can be sent.',
  'destination.connect': 'Connect a bank account',
  details: 'Show Details',
  dialog: 'Your tax return',
  earlier: 'Earlier returns',
  none: "You haven't filed a tax return with us yet.",
  'none.notOffered': "You can't file your taxes with us from {{state}} yet.",
  file: 'File your taxes',
  'file.whenOffered': 'What you can do',

  'status.submitted': 'Submitted',
  'status.accepted': 'Accepted',
  'status.rejected': 'Rejected',
  'status.refund_received': 'Refund received',
  'status.refund_sent': 'Refund sent',
  'status.no_refund': 'No refund',
  'status.balance_due': 'Balance due',

  'issue.title': 'There was an issue submitting your tax returns.',
  'issue.text': 'Correct what was rejected and send it in again.',
  'issue.which': 'Rejected: {{returns}}.',
  'issue.why':
    "This often happens when a name, a number or last year's income doesn't match what the tax authority has on record. Correct it with our tax partner and send it in again.",
  'issue.correct': 'Correct my return',
  'issue.look': 'See what to do',

  'advance.title': 'Refund advance',
  'advance.failed': "We couldn't load your refund advance.",
  'advance.amount.in_limit': 'Your advance',
  'advance.spent': 'Spent of it',
  'advance.left': 'Left to spend',
  'advance.amount.needs_card': 'Yours early with the card',
  'advance.amount.submitted': 'Yours early once it is accepted',
  'advance.amount.refunded': 'Your refund',
  'advance.repaid': 'Repaid on your card',
  'advance.hers': 'Yours',
  'advance.in_limit':
    'You can spend it until April 15 with your card, or until your refund comes if that is sooner. The refund then repays what you spent of it, never your paycheck.',
  'advance.not_in_limit':
    'None of your refund is in your spending limit right now. What your limit is made of says why.',
  'advance.limit': 'How your limit is made',
  'advance.needs_card': 'Part of your refund can be yours early. You spend it with the Reset card.',
  'advance.apply': 'Apply for the card',
  'advance.submitted':
    'Once the IRS accepts your return, part of your refund can be in your spending limit up to 21 days before it arrives.',
  'advance.too_small':
    'A federal refund has to be at least $1,000 for a part of it to be advanced.',
  'advance.not_offered':
    'No advance is offered on this return. Advances are for eligible returns that are accepted by April 15.',
  'advance.not_offered.state':
    "No advance is offered on this return: refund advances aren't offered to people who live in {{state}} or file their taxes there.",
  'advance.season_over':
    'The season for refund advances is over. They are for returns that the IRS accepts by April 15.',
  'advance.season_over.accepted': 'The season for refund advances is over.',
  'advance.ended':
    'The season for refund advances is over. The part of your advance that you did not spend is no longer in your spending limit.',
  'advance.refunded.part':
    'Your refund came. It first repaid what you owed on your card, and the rest is yours.',
  'advance.refunded.all': 'Your refund came. All of it went to what you owed on your card.',
  'advance.refunded.none':
    'Your refund came. Nothing of it went to your card, and all of it is yours.',

  'rest.repaid': '{{amount}} of your refund repaid what you owed on your card.',
  'rest.repaidLater': '{{amount}} of your refund later repaid what you owed on your card.',
  'rest.scheduled':
    '{{amount}} of your refund goes to {{bank}} by the next banking day, less what you owe by then.',
  'rest.held': '{{amount}} of your refund waits with us for a purchase that is still pending.',
  'rest.behind':
    '{{amount}} of your refund goes to {{bank}} once what is on its way there has arrived, less what you owe by then.',
  'rest.after_repayment':
    '{{amount}} of your refund goes to {{bank}} once your bank can no longer send back your last repayment, less what you owe by then.',
  'rest.on_its_way': '{{amount}} of your refund is on its way to {{bank}}.',
  'rest.arrives': '{{amount}} of your refund is on its way to {{bank}} and arrives by {{date}}.',
  'rest.needs_bank':
    '{{amount}} of your refund is with us until a bank account in your name is connected.',
  'rest.returned':
    '{{amount}} of your refund is with us, as {{bank}} sent money back. It goes to your bank once another account in your name is connected.',
  'rest.other': '{{amount}} of your refund is with us, or on its way to your bank.',
  'rest.arrived': '{{amount}} of your refund arrived at {{bank}} on {{date}}.',
  'rest.yourBank': 'your bank account',

  'ended.season_over':
    'The season for refund advances ended on April 15, so no part of your refund is in your limit any more.',
  'ended.rejected': 'Your return was rejected, so no part of its refund is in your limit any more.',
  'ended.sent': 'The IRS has sent your refund, so no part of it is in your limit any more.',
  'ended.refunded': 'Your refund came, so no part of it is in your limit any more.',
  'ended.no_refund': 'No refund comes of your return, so no part of it is in your limit any more.',
  'ended.spent':
    '{{spent}} that you spent of your advance is not repaid yet, and counts against your limit.',

  'unrepaid.amount': 'Spent of your advance, not repaid',
  'unrepaid.early': 'Repay it early',

  'accepted.title': 'Your tax return is accepted!',
  'accepted.title.owed': 'Your tax return is accepted',
  'accepted.federal': 'The IRS accepted your federal return.',
  'accepted.state': 'Your {{state}} return is accepted.',
  'accepted.plain': 'Your return went through as you filed it.',
  'accepted.next': "A refund of {{amount}} comes next. We'll email you once it is sent.",
  'accepted.advance':
    '{{amount}} of your refund is in your spending limit now. You can spend it until April 15 with your card, or until your refund comes if that is sooner.',
  'accepted.needs_card':
    '{{amount}} of your refund can be yours early. You spend it with the Reset card.',
  'accepted.owed': 'As you filed, you owe {{amount}} in taxes.',
  'accepted.see': 'See your tax return',
});
