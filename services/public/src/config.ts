import { kitConfig } from '@reset/service-kit';
import Type, { type Static } from 'typebox';

/** Nothing beyond what every service has. */
export const PublicConfig = Type.Object(kitConfig);
export type PublicConfig = Static<typeof PublicConfig>;
