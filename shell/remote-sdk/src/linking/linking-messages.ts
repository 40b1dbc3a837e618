import { defineMessages } from '@reset/remote-sdk';

/** What is said when an account could not be linked. */
export const { t } = defineMessages('remote-sdk.linking', {
  noAnswer: 'We could not reach Reset. Check your connection and try again.',
  noToken: 'The connection cannot be opened right now. Please try again.',
  notStored: 'The connection was not taken. Please connect once more.',
  'exit.down':
    'They cannot be reached right now. Nothing of what you did here is lost: please try again a little later.',
  'exit.credentials':
    'The user name or the password was not right. Please check both, for example on their own site, and try again.',
  'exit.code': 'The security code was not right, or it came too late. Please try again.',
  'exit.locked':
    'They have locked your account. Please unlock it on their own site or by phone, then try again.',
  'exit.action':
    'They did not let you in, or want something of you first, such as accepting new terms. Please make sure that you can sign in on their own site, then try again.',
  'exit.accounts':
    'We found no account there that can be connected. Please try again and choose another.',
  'exit.other': 'The connection did not come about. Please try again.',
});
