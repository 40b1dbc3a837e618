import { defineMessages } from '@reset/remote-sdk';

/** What the specification quotes is letter for letter. */
export const { useMessages, messages } = defineMessages('mfe-member.payroll-link', {
  connect: 'Connect your payroll',
  connected: 'Your payroll is connected.',
  reconnect: 'Reconnect your payroll',
  update: 'Update',
  updatedAt: 'Updated at {{time}}',
  updateFailed: "We couldn't check your payroll. Please try again.",
});
