import { defineMessages } from '@reset/remote-sdk';

export const { useMessages, messages } = defineMessages('mfe-onboarding.refund-advance', {
  repaidByRefund: 'What you spend of your tax refund advance is repaid by your refund instead.',
});
