import { defineMessages } from '@reset/remote-sdk';

/** What is said of the tax filing that could not be opened or was left by an error, of where a refund goes, of how what is owed is paid, and what repays what was spent of an advance. */
export const { t, messages } = defineMessages('remote-sdk.tax-filing', {
  stopped: "Your tax filing isn't open",
  expired: "It was open for too long, or something didn't work. Please try again.",
  'destination.bank': 'Your refund goes to {{bank}}.',
  'destination.deposit':
    'Your refund comes to your Reset deposit account. It first repays what you owe on your card, and the rest is sent on to {{bank}}.',
  'destination.deposit.unlinked':
    'Your refund comes to your Reset deposit account. It first repays what you owe on your card. The rest is sent on once you connect a bank account.',
  'owed.federal':
    'You owe {{amount}} in federal taxes. You pay it to the IRS directly, not to Reset. The payment instructions on your copy of the return say how, and so does the IRS.',
  'owed.state':
    "You owe {{amount}} in taxes to {{state}}. You pay it to the state directly, not to Reset. The payment instructions on your copy of the return say how, and so does the state's revenue department.",
  'unrepaid.pay': 'None of it is taken from your paycheck or debited on a payday.',
  'unrepaid.refund': 'Your refund repays it when it comes.',
  'unrepaid.sent':
    "The IRS has sent your refund, and it repays this when it arrives. If it isn't here by {{date}}, we'll write to you about it.",
  'unrepaid.corrected':
    "If your return is accepted once it is corrected, your refund repays it. If no refund comes, we'll write to you about it.",
  'unrepaid.nothing': "No refund is to come that repays it, so we'll write to you about it.",
  'destination.withCard':
    'Once you have the Reset card, your tax refund comes to your Reset deposit account instead. It first repays what you owe on your card, and the rest is sent on to {{bank}}.',
});
