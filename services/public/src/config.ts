import { kitConfig } from '@reset/service-kit';
import Type, { type Static } from 'typebox';

export const PublicConfig = Type.Object({
  ...kitConfig,
  /** Where the admin service tells who is of staff; nothing waits for it. */
  ADMIN_URL: Type.String({ minLength: 1 }),
  /** Where Contentful answers, for what is published and for drafts; no space, no content. */
  CONTENTFUL_URL: Type.String({ default: 'https://cdn.contentful.com' }),
  CONTENTFUL_PREVIEW_URL: Type.String({ default: 'https://preview.contentful.com' }),
  CONTENTFUL_SPACE: Type.String({ default: '' }),
  CONTENTFUL_ENVIRONMENT: Type.String({ default: 'master' }),
  CONTENTFUL_TOKEN: Type.String({ default: '' }),
  CONTENTFUL_PREVIEW_TOKEN: Type.String({ default: '' }),
});
export type PublicConfig = Static<typeof PublicConfig>;
