import { defineMessages } from '@reset/remote-sdk';

/** Everything that the staff's area says. What the specification quotes is letter for letter. */
export const { t, useMessages } = defineMessages('mfe-admin', {
  retry: 'Retry',

  'area.title': 'Admin',

  'session.title': 'Confirm that it is you',
  'session.intro':
    'You are about to see what people trust us with. A code from your phone opens this area for 15 minutes.',
  'session.howto': 'We send a text message with a code to your phone. Enter it here.',
  'session.sendCode': 'Send me a code',
  'session.haveCode': 'I have a code already',
  'session.enterCode': 'Enter your code',
  'session.sentTo': 'We sent a code to the phone ending in {{phoneLastFour}}.',
  'session.sent': 'We sent a code to your phone.',
  'session.enterAny': 'Enter the code from our text message.',
  'session.submit': 'Continue',
  'session.failed': 'We could not look up your second factor.',
  'session.noSecondFactor':
    'This area asks for a code from your phone, and two-factor authentication is off for your account. Turn it on first.',
  'session.turnOn': 'Turn on two-factor authentication',

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

  'staff.title': 'Staff',
  'staff.intro': 'Who works in this area. Owners manage the staff; agents do everything else.',
  'staff.ownersOnly':
    'You are an agent. Only owners invite people, change roles and remove people.',
  'staff.failed': 'The staff could not be loaded.',
  'staff.nobody': 'Nobody is of staff.',
  'staff.you': '(you)',
  'staff.role': 'Role',
  'staff.roleOf': 'Role of {{name}}',
  'staff.owner': 'Owner',
  'staff.agent': 'Agent',
  'staff.addedAt': 'Added At',
  'staff.actions': 'Actions',
  'staff.lastOwner': 'The last owner stays',
  'staff.remove': 'Remove',
  'staff.removeName': 'Remove {{name}}',
  'staff.consequence':
    '{{name}} is signed out and has no access to this area any more. Invitations that are open from this person are void.',
  'staff.leave': 'Leave the staff',
  'staff.leaveConsequence':
    'You are signed out and have no access to this area any more. Only another owner can invite you back.',

  'invite.title': 'Invite somebody',
  'invite.emailRequired': 'Enter an email address.',
  'invite.emailWrong': 'This is not an email address.',
  'invite.roleHint': 'An agent does everything here but manage the staff.',
  'invite.submit': 'Send invitation',
  'invite.sent': 'We are sending an invitation to {{email}}.',
  'invite.open': 'Open invitations',
  'invite.nobody': 'Nobody is invited.',
  'invite.expires': 'Expires At',
  'invite.void': 'Void',
  'invite.voidEmail': 'Void the invitation of {{email}}',
});
