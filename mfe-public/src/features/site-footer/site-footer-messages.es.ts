import type { Translation } from '@reset/remote-sdk';
import type { messages } from './site-footer-messages.ts';

/** The foot of every page for visitors, in the Spanish of the United States. */
export const siteFooter: Translation<typeof messages> = {
  namespace: 'mfe-public.site-footer',
  texts: {
    label: 'Más de Reset',
    company: 'Reset',
    about: 'Quiénes somos',
    faqs: 'Preguntas frecuentes',
    partners: 'Socios',
    tools: 'Para ti',
    survey: 'Encuesta de salud financiera',
    budget: 'Calculadora de presupuesto',
    socialSecurity: 'Seguro Social y beneficios',
    legal: 'Legal',
    eSignConsent: 'E-Sign Consent Agreement',
    termsOfService: 'Terms of Service',
    privacyPolicy: 'Privacy Policy',
    attribution:
      'Reset no es un banco. La tarjeta Reset la emite nuestro banco asociado, y la declaración de impuestos la presenta un proveedor de impuestos externo.',
  },
};
