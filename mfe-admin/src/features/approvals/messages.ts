import { defineMessages } from '@reset/remote-sdk';

/** What is said of what another person has to approve. */
export const { useMessages } = defineMessages('mfe-admin-approvals', {
  title: 'Approvals',
  intro: 'What somebody of staff made and another person has to approve before it is done.',
  failed: 'The approvals could not be loaded.',
  none: 'Nothing waits to be approved.',
  action: 'Action',
  subject: 'Person',
  amount: 'Amount',
  reason: 'Reason',
  madeBy: 'Made by',
  madeAt: 'Made At',
  expiresAt: 'Expires At',
  decide: 'Decide',
  own: 'Another person has to approve what you made.',
  'approve.action': 'Approve',
  'approve.label': 'Approve: {{what}}',
  'approve.consequence': 'It is done at once, in your name too. {{what}}',
  'approve.done': 'It is approved.',
  'decline.action': 'Decline',
  'decline.label': 'Decline: {{what}}',
  'decline.consequence': 'It is not done. {{what}}',
  'decline.done': 'It is declined.',
  n: 'n/a',
});
