import { kitConfig, linkConfig, mailConfig, partnersConfig, textsConfig } from '@reset/service-kit';
import Type, { type Static } from 'typebox';

export const OnboardingConfig = Type.Object({
  ...kitConfig,
  ...partnersConfig,
  ...mailConfig,
  ...textsConfig,
  ORIGIN: linkConfig.ORIGIN,
  PUBLIC_URL: Type.String({ minLength: 1 }),
  MEMBER_URL: Type.String({ minLength: 1 }),
  SOCURE_URL: Type.String({ default: 'https://riskos.socure.com' }),
  SOCURE_API_KEY: Type.String({ default: '' }),
  SOCURE_WEBHOOK_SECRET: Type.String({ default: '' }),
  /** How long Socure keeps a link for pictures open, as its capture flow is set up. */
  DOCUMENT_LINK_HOURS: Type.Integer({ minimum: 1, default: 24 }),
  /** Encrypt what people tell of themselves: 32 bytes in base64 each, by commas; the first is used. */
  PERSONAL_DATA_KEY: Type.String({ minLength: 44 }),
  /** Finds the same Social Security number again: 32 bytes in base64, never changed. */
  SSN_INDEX_KEY: Type.String({ minLength: 44, maxLength: 44 }),
});
export type OnboardingConfig = Static<typeof OnboardingConfig>;
