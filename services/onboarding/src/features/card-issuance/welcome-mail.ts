import { defineMail } from '@reset/service-kit';

/** To somebody whose card was issued a moment ago. */
export const welcomeMail = defineMail<{ origin: string; firstName: string }>({
  'en-US': ({ origin, firstName }) => ({
    subject: 'Your Reset Card is ready',
    paragraphs: [
      `Welcome, ${firstName}. Your Reset Card is ready to use, and your daily spending limit is on your dashboard.`,
      '"See your card" shows its number and the steps to add it to Apple Wallet or Google Wallet, so that you can pay with it today. What you spend of what you have earned is repaid on payday, as you chose.',
    ],
    action: { label: 'See your card', href: `${origin}/apply?reveal=true` },
    closing: ["We never ask for your card's number or your password by email."],
    reason: 'You got this email because you applied for the Reset Card with this address.',
  }),
  'es-US': ({ origin, firstName }) => ({
    subject: 'Tu tarjeta Reset está lista',
    paragraphs: [
      `Te damos la bienvenida, ${firstName}. Tu tarjeta Reset está lista para usar, y tu límite de gasto diario está en tu inicio.`,
      '“Ver tu tarjeta” muestra su número y los pasos para agregarla a Apple Wallet o Google Wallet, para que puedas pagar con ella hoy mismo. Lo que gastas de lo que has ganado se paga el día de pago, como elegiste.',
    ],
    action: { label: 'Ver tu tarjeta', href: `${origin}/apply?reveal=true` },
    closing: ['Nunca te pedimos el número de tu tarjeta ni tu contraseña por correo electrónico.'],
    reason:
      'Recibiste este correo electrónico porque solicitaste la tarjeta Reset con esta dirección.',
  }),
});
