import type { PartnerSlug } from '@reset/remote-sdk';

/** What partners are called beside our own name. */
export const partnerNames: Record<PartnerSlug, string> = {
  msufcu: 'MSUFCU',
  cusg: 'CUSG',
  'national-debt-relief': 'National Debt Relief',
  csc: 'CSC',
  hvfcu: 'HVFCU',
};
