import { kitConfig, linkConfig, mailConfig, partnersConfig } from '@reset/service-kit';
import Type, { type Static } from 'typebox';

export const AdminConfig = Type.Object({
  ...kitConfig,
  ...linkConfig,
  ...mailConfig,
  ...partnersConfig,
  /** Digests personal data in the log of what staff do: 32 bytes in base64, never another. */
  AUDIT_KEY: Type.String({ pattern: '^[A-Za-z0-9+/]{43}=$' }),
  /** Cents: what is debited above them another person approves. */
  DEBIT_APPROVAL_ABOVE: Type.Integer({ minimum: 0, default: 20_000 }),
  /** Cents: a dispute of more is credited and decided with another person's approval. */
  DISPUTE_APPROVAL_ABOVE: Type.Integer({ minimum: 0, default: 20_000 }),
  /** Cents of gross pay a period: more than that is set with another person's approval. */
  PAY_APPROVAL_ABOVE: Type.Integer({ minimum: 0, default: 200_000 }),
  /** A person's page at HubSpot, with `{email}` in the place of her address; without, there is none. */
  HUBSPOT_CONTACT_URL: Type.String({ default: '' }),
  /** A customer's page at the issuer of cards, with `{customer_id}` in the place of its id. */
  ISSUER_CUSTOMER_URL: Type.String({ default: '' }),
  /** Where people's events are told, and their passwords looked at. */
  PUBLIC_URL: Type.String({ minLength: 1 }),
  /** Where the events of cards are told; nothing waits for it. */
  MEMBER_URL: Type.String({ minLength: 1 }),
  /** Where the events of applications are told; nothing waits for it. */
  ONBOARDING_URL: Type.String({ minLength: 1 }),
  /** Who knows how the flags of pages stand; nothing waits for it. */
  GATEWAY_URL: Type.String({ minLength: 1 }),
});
export type AdminConfig = Static<typeof AdminConfig>;
