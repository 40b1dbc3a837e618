import type { Translation } from '@reset/remote-sdk';
import type { messages } from './talk-to-us-messages.ts';

/** What the way to support says, in the Spanish of the United States. */
export const talkToUs: Translation<typeof messages> = {
  namespace: 'mfe-member.talk-to-us',
  texts: {
    open: 'Habla con nosotros',
    faqs: 'Respuestas rápidas a preguntas comunes:',
    faqsTitle: 'Ayuda\u00a0/\u00a0Preguntas\u00a0frecuentes',
    mail: 'O envíanos un correo electrónico y te responderá una persona:',
    address: 'support@reset.example',
  },
};
