import { isPartnerSlug, type PartnerSlug } from '@reset/remote-sdk';

type Theme = 'reset' | 'default' | 'hvfcu' | 'test';

/** A partner without colours of its own keeps the product's (requirement PLT-060). */
const OF_PARTNERS: Record<PartnerSlug, Theme> = {
  msufcu: 'reset',
  cusg: 'reset',
  'national-debt-relief': 'reset',
  csc: 'reset',
  hvfcu: 'hvfcu',
};

/** @param slug of the partner; nobody's, null, and an unknown one get the product's theme */
export const partnerTheme = (slug: string | null): Theme =>
  isPartnerSlug(slug) ? OF_PARTNERS[slug] : 'reset';
