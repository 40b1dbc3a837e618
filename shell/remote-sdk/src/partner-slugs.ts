/** The partner organisations whose people come to us under their brand. */
export const PARTNER_SLUGS = ['msufcu', 'cusg', 'national-debt-relief', 'csc', 'hvfcu'] as const;
export type PartnerSlug = (typeof PARTNER_SLUGS)[number];

export const isPartnerSlug = (text: unknown): text is PartnerSlug =>
  PARTNER_SLUGS.some((slug) => slug === text);
