import { kitConfig } from '@reset/service-kit';
import Type, { type Static } from 'typebox';

export const PublicConfig = Type.Object({
  ...kitConfig,
  /** Where the admin service tells who is of staff; nothing waits for it. */
  ADMIN_URL: Type.String({ minLength: 1 }),
});
export type PublicConfig = Static<typeof PublicConfig>;
