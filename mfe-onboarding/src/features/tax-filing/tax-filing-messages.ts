import { defineMessages } from '@reset/remote-sdk';

/** What the specification quotes is letter for letter. */
export const { useMessages, messages } = defineMessages('mfe-onboarding.tax-filing', {
  loading: 'Loading your tax returns',
  failed: "We couldn't load your tax returns.",
  dialog: 'File your taxes',

  'file.title': "Let's do your taxes",
  'file.text.advance':
    "Answer a few questions about your year and send in your return. Once it's accepted, part of your federal refund can be yours up to 21 days early.",
  'file.text.plain': 'Answer a few questions about your year and send in your return.',
  'file.open': 'Do my taxes',
  'fact.ready': 'Have ready:',
  'fact.ready.text': 'your W-2 or 1099 forms, and your return of last year if you have it.',
  'fact.cost': 'A flat fee of $20.',
  'fact.cost.text': 'Free when your refund is direct-deposited to a partner credit union.',
  'fact.partner': 'With our tax partner.',
  'fact.partner.text': 'You file in a window of theirs, and come back here when you close it.',
  'fact.advance': 'Refund advance.',
  'fact.advance.text':
    'On a federal refund of at least $1,000, accepted by April 15. You spend it with the Reset card.',
  'fact.advance.over': 'Refund advance.',
  'fact.advance.over.text':
    'The season is over. Advances are for returns that the IRS accepts by April 15.',

  'account.none': 'Connect a bank account, so that your refund can be sent.',
  'account.connect': 'Connect a bank account',
  'account.pending': "We're checking that the account for your refund is in your name.",
  'account.verified': 'The account for your refund is in your name.',
  'account.failed':
    "The account for your refund isn't in your name. A refund that is sent there may be returned.",

  'wait.title': 'Your return is sent in',
  'wait.title.open': "We're checking what you sent in",
  'wait.text': "We're waiting for our tax partner to confirm it.",
  'wait.how': 'This usually takes less than a minute. The page moves on by itself.',
  'wait.open': 'What is still marked rejected after that is not sent in again yet.',

  'done.title': 'Taxes done',
  'done.total': 'Estimated Total Refund',
  'done.filedFor': 'Refund you filed for',
  'done.refund': 'Your refund',
  'done.refund.federal': 'Your federal refund',
  'done.refund.state': 'State refund',
  'done.repaid': 'Repaid on your card',
  'done.hers': 'Yours',
  'done.owe': 'You owe in taxes',
  'done.unrepaid': '{{amount}} that you spent of your advance is not repaid yet.',
  'done.filed': 'You filed for {{amount}}.',
  'done.submitted': "You've sent in your return.",
  'done.partly_accepted':
    'Part of what you sent in is accepted, and the rest is still to be decided.',
  'done.accepted': 'Your return is accepted.',
  'done.partly_received': 'Part of your refund has arrived, and another part is still to come.',
  'done.received': 'Your refund has arrived.',
  'done.partly_sent': 'Part of your refund was sent, and another part is still to come.',
  'done.sent':
    'Your refund was sent by the tax authority, which may have sent less or more than you filed for.',
  'done.no_refund': 'Nothing is to be refunded on your return.',
  'done.season_over': 'The season for refund advances is over.',
  'done.apply': 'Apply for the card',
  'done.return': 'See your tax return',
  'done.dashboard': 'Go to your dashboard',

  'rest.arrived': '{{amount}} of your refund arrived at {{bank}} on {{date}}.',
  'rest.on_its_way': '{{amount}} of your refund is on its way to your bank.',
  'rest.with_us':
    '{{amount}} of your refund is with us and goes to your bank, less what you owe by then.',
  'rest.needs_bank':
    '{{amount}} of your refund is with us until a bank account in your name is connected.',

  'next.decision': 'You hear from us',
  'next.decision.text':
    "We'll email you when we hear whether it's accepted, usually within a day or two.",
  'next.advance': 'Part of it early',
  'next.advance.text':
    'Part of a federal refund of at least $1,000, accepted by April 15, can be yours up to 21 days early.',
  'next.advance.text.card':
    'Part of a federal refund of at least $1,000, accepted by April 15, can be yours up to 21 days early. You spend it with the Reset card.',
  'next.advance.needs_card':
    '{{amount}} of your refund can be yours early. You spend it with the Reset card.',
  'next.advance.in_limit':
    '{{amount}} of your refund is in your spending limit now. You can spend it until April 15 with your card, or until your refund comes if that is sooner.',
  'next.advance.in_limit.left':
    '{{left}} of your advance of {{amount}} is left to spend. You can spend it until April 15 with your card, or until your refund comes if that is sooner.',
  'next.advance.in_limit.spent':
    'You have spent all of your advance of {{amount}}. Your refund repays it when it comes.',
  'next.refund': 'Your refund comes',
  'next.card': 'The Reset card',
  'next.card.text': "With it you can also spend what you've already earned, before payday.",

  'return.federal': 'Federal return',
  'return.state': '{{state}} return',
  'status.submitted': 'Submitted',
  'status.accepted': 'Accepted',
  'status.rejected': 'Rejected',
  'status.refund_received': 'Refund received',
  'status.refund_sent': 'Refund sent',
  'status.no_refund': 'No refund',
  'status.balance_due': 'Balance due',

  'issue.title': 'There was an issue submitting your tax returns.',
  'issue.text':
    "This often happens when a name, a number or last year's income doesn't match what the tax authority has on record. Correct it with our tax partner and send it in again.",
  'issue.sent': "What isn't marked rejected is sent in, and needs nothing from you.",
  'issue.sent.owed': "What isn't marked rejected is sent in.",
  'issue.open': 'Correct my return',
});
