import Type, { type Static } from 'typebox';
import { Id } from '../fields.ts';

/** The documents that people are given to read, and of which they accept most. */
export const DISCLOSURE_TYPES = [
  'privacy_policy',
  'card_agreement',
  'deposit_account_agreement',
  'bank_privacy_policy',
  'ewa_terms_of_service',
  'ach_authorization_agreement',
  'e_sign',
  'terms_of_service',
  'messaging_terms_and_conditions',
] as const;
export const DisclosureType = Type.Enum(DISCLOSURE_TYPES);
export type DisclosureType = (typeof DISCLOSURE_TYPES)[number];

const ONE_TYPE = `(${DISCLOSURE_TYPES.join('|')})`;

/** GET /disclosures: those of the named types, separated by commas, or all. */
export const DisclosuresQuery = Type.Object(
  {
    disclosure_types: Type.Optional(
      Type.String({ maxLength: 500, pattern: `^${ONE_TYPE}(,${ONE_TYPE})*$` }),
    ),
  },
  { additionalProperties: false },
);

/** Of each type the version that is in effect; a type that has no text is not in the list. */
export const Disclosures = Type.Array(
  Type.Object({
    id: Id,
    disclosure_type: DisclosureType,
    /** Where the text can be read. */
    path: Type.String(),
  }),
);
export type Disclosures = Static<typeof Disclosures>;
