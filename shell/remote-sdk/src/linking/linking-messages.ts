import { defineMessages } from '@reset/remote-sdk';

/** What is said when an account could not be linked. */
export const { t, messages } = defineMessages('remote-sdk.linking', {
  noAnswer: "We couldn't reach Reset. Check your connection and try again.",
  noToken: "The connection can't be opened right now. Please try again.",
  notStored: "We couldn't save your connection. Please connect again.",
  'exit.down':
    "They can't be reached right now. Nothing you've done here is lost. Please try again a little later.",
  'exit.credentials':
    "The username or password wasn't right. Please check both, for example on their own site, and try again.",
  'exit.code': "The security code wasn't right, or it came too late. Please try again.",
  'exit.locked':
    'Your account there is locked. Unlock it on their own site or by phone, then try again.',
  'exit.action':
    "They didn't let you in, or they need something from you first, such as accepting new terms. Make sure you can sign in on their own site, then try again.",
  'exit.accounts':
    'We found no account there that can be connected. Try again and choose another one.',
  'exit.other': "The connection didn't work. Please try again.",
});
