import { composeMail } from '@reset/service-kit';
import type { Place } from './availability-notices.ts';

const WORDS = {
  earned_wage_access: {
    subject: (state: string) => `The Reset card is now available in ${state}`,
    opening: (state: string) =>
      `You asked us to tell you when the Reset card comes to ${state}. It's here now.`,
    path: '/apply',
  },
  tax_refund_advance: {
    subject: (state: string) => `Tax refund advances are now available in ${state}`,
    opening: (state: string) =>
      `You asked us to tell you when tax refund advances come to ${state}. They're here now.`,
    path: '/tax-filing',
  },
} as const satisfies Record<Place['product'], object>;

/** To who asked for it: that a product is to be had now where she lives. */
export function availabilityMail(product: Place['product'], state: string, origin: string) {
  const { subject, opening, path } = WORDS[product];
  return composeMail({
    subject: subject(state),
    paragraphs: [
      opening(state),
      "Your application is saved, and you'll pick up right where you left off.",
    ],
    action: { label: 'Continue your application', href: `${origin}${path}` },
    reason: `You got this email because you asked us to write when Reset opens in ${state}. We won't write about it again.`,
  });
}
