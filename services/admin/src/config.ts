import { kitConfig, linkConfig, mailConfig } from '@reset/service-kit';
import Type, { type Static } from 'typebox';

export const AdminConfig = Type.Object({
  ...kitConfig,
  ...linkConfig,
  ...mailConfig,
  /** A person's page at HubSpot, with `{email}` in the place of her address; without, there is none. */
  HUBSPOT_CONTACT_URL: Type.String({ default: '' }),
  /** A customer's page at the issuer of cards, with `{customer_id}` in the place of its id. */
  ISSUER_DASHBOARD_URL: Type.String({ default: '' }),
  /** Where people's events are told, and their passwords looked at. */
  PUBLIC_URL: Type.String({ minLength: 1 }),
  /** Where the events of cards are told; nothing waits for it. */
  MEMBER_URL: Type.String({ minLength: 1 }),
  /** Where the events of applications are told; nothing waits for it. */
  ONBOARDING_URL: Type.String({ minLength: 1 }),
});
export type AdminConfig = Static<typeof AdminConfig>;
