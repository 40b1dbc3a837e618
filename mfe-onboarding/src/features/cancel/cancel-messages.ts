import { defineMessages } from '@reset/remote-sdk';

export const { t, useMessages } = defineMessages('mfe-onboarding.cancel', {
  open: 'Cancel my application',
  title: 'Cancel your application?',
  text: "We'll ask our team to close it. You can apply again whenever you like.",
  reason: 'What made you change your mind? (optional)',
  reasonTooLong: 'Please keep it to {{limit}} characters.',
  keep: 'Keep my application',
  confirm: 'Cancel my application',
});
