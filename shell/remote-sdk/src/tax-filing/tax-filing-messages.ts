import { defineMessages } from '@reset/remote-sdk';

/** What is said of the tax filing that could not be opened or was left by an error, of where a refund goes, and of how what is owed is paid. */
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
  'destination.withCard':
    'Once you have the Reset card, your tax refund comes to your Reset deposit account instead. It first repays what you owe on your card, and the rest is sent on to {{bank}}.',
});
