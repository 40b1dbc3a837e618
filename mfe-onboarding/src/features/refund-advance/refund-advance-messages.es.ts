import type { Translation } from '@reset/remote-sdk';
import type { messages } from './refund-advance-messages.ts';

/** What repays an advance on a refund, in the Spanish of the United States. */
export const refundAdvance: Translation<typeof messages> = {
  namespace: 'mfe-onboarding.refund-advance',
  texts: {
    repaidByRefund:
      'Lo que gastes del adelanto de tu reembolso de impuestos, en cambio, lo paga tu reembolso.',
  },
};
