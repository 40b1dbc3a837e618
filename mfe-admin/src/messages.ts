import { defineMessages } from '@reset/remote-sdk';

/** Everything that the staff's area says. What the specification quotes is letter for letter. */
export const { t, useMessages } = defineMessages('mfe-admin', {
  retry: 'Retry',

  'session.title': 'Confirm that it is you',
  'session.intro':
    'You are about to see what people trust us with. Enter your password once more; it opens this area for 15 minutes.',
  'session.password': 'Password',
  'session.passwordRequired': 'Enter your password.',
  'session.submit': 'Continue',

  'users.title': 'Users',
  'users.filters': 'Show',
  'users.all': 'All',
  'users.cardholders': 'Cardholders',
  'users.active_cardholders': 'Active Cardholders',
  'users.applicants': 'Applicants',
  'users.failed': 'The users could not be loaded.',
  'users.outOfDate': 'We could not refresh this just now. What you see may be out of date.',
  'users.empty': 'Nobody is in this list.',
  'users.noSuchPage': 'This page of the list is empty. The list has become shorter.',
  'users.firstPage': 'Go to the first page',
  'users.id': 'ID',
  'users.name': 'Name',
  'users.email': 'Email',
  'users.admin': '(admin)',
  'users.latestTransaction': 'Latest Transaction',
  'users.lastSignIn': 'Last Sign In',
  'users.createdAt': 'Created At',
  'users.never': 'Never',
  'users.none': 'None',
});
