import { defineMail } from '@reset/service-kit';

/** To a member whose income, or who pays it, we cannot work with yet. */
export const waitlistMail = defineMail<{ origin: string }>({
  'en-US': ({ origin }) => ({
    subject: "You're on the Reset waitlist",
    paragraphs: [
      "Thank you for telling us how you're paid. We can't work with it yet, so we've put you on our waitlist.",
      "You don't need to do anything. We'll email you as soon as we can.",
    ],
    action: { label: 'See your application', href: `${origin}/apply` },
    closing: [
      'Did something change, or was an answer not quite right? You can answer again there.',
    ],
    reason: 'You got this email because you applied for the Reset card with this address.',
  }),
  'es-US': ({ origin }) => ({
    subject: 'Estás en la lista de espera de Reset',
    paragraphs: [
      'Gracias por contarnos cómo te pagan. Todavía no podemos trabajar con eso, así que te pusimos en nuestra lista de espera.',
      'No tienes que hacer nada. Te enviaremos un correo electrónico en cuanto podamos.',
    ],
    action: { label: 'Ver tu solicitud', href: `${origin}/apply` },
    closing: [
      '¿Cambió algo, o una respuesta no era del todo correcta? Allí puedes responder de nuevo.',
    ],
    reason:
      'Recibiste este correo electrónico porque solicitaste la tarjeta Reset con esta dirección.',
  }),
});
