import { defineMail } from '@reset/service-kit';
import type { Place } from './availability-notices.ts';

const PATHS: Readonly<Record<Place['product'], string>> = {
  earned_wage_access: '/apply',
  tax_refund_advance: '/tax-filing',
};

type Words = Readonly<
  Record<Place['product'], (state: string) => { subject: string; opening: string }>
>;

const ENGLISH: Words = {
  earned_wage_access: (state) => ({
    subject: `The Reset card is now available in ${state}`,
    opening: `You asked us to tell you when the Reset card comes to ${state}. It's here now.`,
  }),
  tax_refund_advance: (state) => ({
    subject: `Tax refund advances are now available in ${state}`,
    opening: `You asked us to tell you when tax refund advances come to ${state}. They're here now.`,
  }),
};

const SPANISH: Words = {
  earned_wage_access: (state) => ({
    subject: `La tarjeta Reset ya está disponible en ${state}`,
    opening: `Nos pediste avisarte cuando la tarjeta Reset llegara a ${state}. Ya está aquí.`,
  }),
  tax_refund_advance: (state) => ({
    subject: `Los adelantos del reembolso de impuestos ya están disponibles en ${state}`,
    opening: `Nos pediste avisarte cuando los adelantos del reembolso de impuestos llegaran a ${state}. Ya están aquí.`,
  }),
};

/** To who asked for it: that a product is to be had now in the state of this name, where she lives. */
export const availabilityMail = defineMail<{
  product: Place['product'];
  state: string;
  origin: string;
}>({
  'en-US': ({ product, state, origin }) => {
    const { subject, opening } = ENGLISH[product](state);
    return {
      subject,
      paragraphs: [
        opening,
        "Your application is saved, and you'll pick up right where you left off.",
      ],
      action: { label: 'Continue your application', href: `${origin}${PATHS[product]}` },
      reason: `You got this email because you asked us to write when Reset opens in ${state}. We won't write about it again.`,
    };
  },
  'es-US': ({ product, state, origin }) => {
    const { subject, opening } = SPANISH[product](state);
    return {
      subject,
      paragraphs: [opening, 'Tu solicitud está guardada, y la retomas justo donde la dejaste.'],
      action: { label: 'Continuar tu solicitud', href: `${origin}${PATHS[product]}` },
      reason: `Recibiste este correo electrónico porque nos pediste escribirte cuando Reset llegue a ${state}. No volveremos a escribirte sobre esto.`,
    };
  },
});
