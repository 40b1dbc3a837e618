import { defineMessages } from '@reset/remote-sdk';

/** What is said around every command of staff. */
export const { t, useMessages } = defineMessages('mfe-admin-commands', {
  consequenceOf: '{{action}}:',
  reason: 'Reason',
  reasonHint: 'It is kept in the audit log.',
  reasonRequired: 'Enter a reason.',
  reasonTooLong: 'Use at most 500 characters.',
  phrase: 'Type “{{phrase}}” to confirm',
  close: 'Close',
  done: 'Done',
  'takes.support': 'Takes somebody of support',
  'takes.operations': 'Takes somebody of operations',
  'takes.approver': 'Takes an approver',
  'takes.administrator': 'Takes an administrator',
  pending:
    'This was asked for, and the answer is not here yet. It is not asked for twice. You can wait here or close this: the staff actions say when it is done.',
  unseen: 'We could not look at it just now. We look again by ourselves.',
  refused: 'It was refused: {{code}}.',
  approval:
    'Nothing has been done yet: another person has to approve this, until {{until}}. It is in the list of approvals.',
  approvals: 'Approvals',
});
