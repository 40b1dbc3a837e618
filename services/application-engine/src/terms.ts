import type { DisclosureType } from '@reset/api-contract/onboarding/disclosures.ts';

/** The checkboxes of the terms step, each with the documents that it stands for (document 2, section 5). */
export const TERMS = [
  { name: 'privacy', types: ['privacy_policy'] },
  {
    name: 'agreements',
    types: ['card_agreement', 'deposit_account_agreement', 'bank_privacy_policy'],
  },
  { name: 'ewa', types: ['ewa_terms_of_service'] },
  { name: 'ach', types: ['ach_authorization_agreement'] },
] as const satisfies readonly { name: string; types: readonly DisclosureType[] }[];

/** A document that the terms consist of. */
export type TermsType = (typeof TERMS)[number]['types'][number];

/** What has to be accepted before the task of the terms is over. */
export const TERMS_TYPES: readonly TermsType[] = TERMS.flatMap(({ types }) => [...types]);
