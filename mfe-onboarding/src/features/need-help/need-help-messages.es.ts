import type { Translation } from '@reset/remote-sdk';
import type { messages } from './need-help-messages.ts';

/** Help beside an application, in the Spanish of the United States. */
export const needHelp: Translation<typeof messages> = {
  namespace: 'mfe-onboarding.need-help',
  texts: {
    open: 'Necesito ayuda',
    faqs: 'Respuestas rápidas a preguntas comunes:',
    faqsTitle: 'Preguntas frecuentes',
    mail: 'O escríbenos y una persona te responderá:',
    address: 'support@reset.example',
  },
};
