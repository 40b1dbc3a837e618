import {
  assetsConfig,
  kitConfig,
  linkConfig,
  mailConfig,
  partnersConfig,
  textsConfig,
} from '@reset/service-kit';
import Type, { type Static } from 'typebox';

export const PublicConfig = Type.Object({
  ...kitConfig,
  ...assetsConfig,
  ...linkConfig,
  ...mailConfig,
  ...partnersConfig,
  ...textsConfig,
  /** 32 bytes in base64: encrypts the keys of authenticator apps. */
  DATA_KEY: Type.String({ minLength: 44, maxLength: 44 }),
  /** How many mails that visitors caused an address gets in 24 hours. */
  VISITOR_MAILS_A_DAY: Type.Integer({ minimum: 1, default: 10 }),
  /** Where the admin service publishes who is of staff; nothing waits for it. */
  ADMIN_URL: Type.String({ minLength: 1 }),
  /** Where the member service publishes who has a card; nothing waits for it. */
  MEMBER_URL: Type.String({ minLength: 1 }),
  /** Where these keep something about people, for the copy of her data; nothing else waits for them. */
  ONBOARDING_URL: Type.String({ minLength: 1 }),
  GATEWAY_URL: Type.String({ minLength: 1 }),
  /** Where Contentful answers, for what is published and for drafts; no space, no content. */
  CONTENTFUL_URL: Type.String({ default: 'https://cdn.contentful.com' }),
  CONTENTFUL_PREVIEW_URL: Type.String({ default: 'https://preview.contentful.com' }),
  CONTENTFUL_SPACE: Type.String({ default: '' }),
  CONTENTFUL_ENVIRONMENT: Type.String({ default: 'master' }),
  CONTENTFUL_TOKEN: Type.String({ default: '' }),
  CONTENTFUL_PREVIEW_TOKEN: Type.String({ default: '' }),
});
export type PublicConfig = Static<typeof PublicConfig>;
