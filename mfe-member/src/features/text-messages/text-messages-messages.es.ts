import type { Translation } from '@reset/remote-sdk';
import type { messages } from './text-messages-messages.ts';

/** What is said of text messages, in the Spanish of the United States. */
export const textMessages: Translation<typeof messages> = {
  namespace: 'mfe-member.text-messages',
  texts: {
    title: 'Ajustes de mensajes de texto',
    failed: 'No pudimos cargar tus ajustes de mensajes de texto.',
    heading: 'Mensajes de texto de la cuenta',
    on: 'Activados',
    off: 'Desactivados',
    onText:
      'Te enviamos un mensaje de texto al teléfono terminado en {{digits}} cuando algo de tu cuenta te necesita.',
    offText:
      'Recibe un mensaje de texto en el teléfono terminado en {{digits}} cuando algo de tu cuenta te necesite. Tus correos electrónicos siguen igual.',
    codes:
      'Los códigos con los que inicias sesión se envían por mensaje de texto de todos modos, porque tú los pides.',
    terms: 'Messaging Terms and Conditions',
    enable: 'Activar',
    disable: 'Desactivar',
    enabled: 'Los mensajes de texto están activados.',
    disabled: 'Los mensajes de texto están desactivados.',
  },
};
