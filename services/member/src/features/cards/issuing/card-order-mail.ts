import { defineMail } from '@reset/service-kit';
import type { CardOrderMailJob } from './card-order.ts';

/** To a member, that a card comes to her by mail. */
export const cardOrderMail = defineMail<CardOrderMailJob & { origin: string }>({
  'en-US': ({ last_four: lastFour, origin }) => ({
    subject: 'Your Reset Card is on its way',
    paragraphs: [
      `A physical Reset Card that ends in ${lastFour} is being mailed to the address that you told us.`,
      'You can activate it once it has arrived. Until then your virtual card works as before.',
    ],
    action: { label: 'See your card', href: `${origin}/account` },
    closing: ['We never ask for the number of your card by email.'],
    reason: 'You got this email because a card was ordered for you at Reset.',
  }),
  'es-US': ({ last_four: lastFour, origin }) => ({
    subject: 'Tu tarjeta Reset está en camino',
    paragraphs: [
      `Se está enviando por correo una tarjeta Reset física terminada en ${lastFour} a la dirección que nos dijiste.`,
      'Puedes activarla cuando haya llegado. Hasta entonces tu tarjeta virtual funciona como antes.',
    ],
    action: { label: 'Ver tu tarjeta', href: `${origin}/account` },
    closing: ['Nunca te pedimos el número de tu tarjeta por correo electrónico.'],
    reason: 'Recibiste este correo electrónico porque se pidió una tarjeta para ti en Reset.',
  }),
});
