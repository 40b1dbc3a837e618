import { defineMessages } from '@reset/remote-sdk';

export const { t, useMessages, messages } = defineMessages('mfe-onboarding.card-issuance', {
  'wait.title': 'Your card is being made',
  'wait.text':
    "There's nothing left for you to do. This usually takes less than a minute, and the page moves on by itself.",
  'wait.repayment': 'How you repay is set up',
  'wait.account': 'Your account is open',
  'wait.account.now': 'Opening your account',
  'wait.card': 'Your card is issued',
  'wait.card.now': 'Issuing your card',
  'wait.card.later': 'Your card',
  'wait.delayed':
    "This is taking longer than usual, and we keep trying. If it takes more than an hour, a person looks into it, by the next business day at the latest. You don't need to stay: we'll email you when your card is ready.",
  'wait.issuer_review':
    'Our card issuer is checking your details once more. That usually takes one business day. We will email you.',
  'wait.dashboard': 'Go to your dashboard',
  'refused.title': "Your card couldn't be issued yet",
  'refused.text':
    "The bank that issues the card couldn't open your account. A person looks into it, by the next business day at the latest, and we'll email you. You don't need to do anything; contact us with Need Help if you have questions.",
  'refused.state': 'In review',

  'reveal.title': 'Your Reset Card is here',
  'reveal.text': 'It works right away, online and wherever Visa is accepted in the U.S.',
  'reveal.card': 'Reset virtual card ending in {{digits}}',
  'reveal.brand': 'Reset',
  'reveal.show': 'Show card number',
  'reveal.hide': 'Hide card number',
  'reveal.number': 'Your card number, expiry and CVV',
  'reveal.cannotShow': "The number can't be shown right now. You find it on your dashboard.",
  'reveal.limit': 'You can spend up to',
  'reveal.limit.untilDate': 'until payday on {{date}}',
  'reveal.limit.how': 'How this is made',
  'reveal.limit.later': 'Your spending limit, and what it is made of, is on your dashboard.',
  'reveal.why': 'It follows from what you have earned since your last payday and your bills.',
  'reveal.why.refund': 'All of it is a part of your tax refund, which the refund repays.',
  'reveal.why.both':
    '{{amount}} of it is a part of your tax refund, which the refund repays. The rest follows from what you have earned since your last payday and your bills.',
  'reveal.wallet': 'Pay with your phone: add the card to its wallet.',
  'wallet.title': 'Add to a wallet',
  'wallet.account': 'Account',
  'wallet.failed': "We couldn't load your card.",
  'wallet.back': 'Back',
  'wallet.apple': 'Apple Wallet',
  'wallet.apple.1': 'Open the Wallet app and tap the plus sign.',
  'wallet.apple.2': 'Choose Debit or Credit Card, then Enter Card Details Manually.',
  'wallet.apple.3':
    'Press “Show card number” above, enter the number, expiry and CVV, and follow the steps.',
  'wallet.google': 'Google Wallet',
  'wallet.google.1': 'Open the Google Wallet app and tap Add to Wallet.',
  'wallet.google.2': 'Choose Payment card, then New credit or debit card.',
  'wallet.google.3':
    'Press “Show card number” above, enter the number, expiry and CVV, and follow the steps.',
  'reveal.done': 'Go to my dashboard',
  'ready.title': 'Your card is ready',
  'ready.dashboard': 'Go to your dashboard',
});
