import { defineMail, happenedAt } from '@reset/service-kit';

export const ADDRESS_CHANGED_MAIL_QUEUE = 'mail-address-changed';

export type AddressChangedMailJob = { user_id: string; at: string };

/**
 * Once staff have changed where somebody lives, as a card may be mailed there. It says neither address:
 * whoever reads her mails need not know where she lives.
 */
export const addressChangedMail = defineMail<Pick<AddressChangedMailJob, 'at'>>({
  'en-US': ({ at }) => ({
    subject: 'Your home address was changed',
    paragraphs: [
      'Our support staff wrote down another home address for you. If we mail you a card, it goes to the new one.',
    ],
    ...happenedAt('en-US', at),
    closing: ["If you didn't ask for this, write to us right away at the address below."],
    reason: 'We send this email every time our staff change the home address of a person.',
  }),
  'es-US': ({ at }) => ({
    subject: 'Se cambió la dirección de tu casa',
    paragraphs: [
      'Nuestro personal de soporte anotó otra dirección de casa para ti. Si te enviamos una tarjeta por correo postal, llega a la nueva.',
    ],
    ...happenedAt('es-US', at),
    closing: ['Si no lo pediste, escríbenos de inmediato a la dirección de abajo.'],
    reason:
      'Enviamos este correo electrónico cada vez que nuestro personal cambia la dirección de casa de una persona.',
  }),
});
