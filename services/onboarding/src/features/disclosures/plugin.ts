import type { FeaturePlugin } from '@reset/service-kit';
import type { Context } from '#context.ts';
import { acceptancesRoutes } from './acceptances.routes.ts';
import { disclosuresRoutes } from './disclosures.routes.ts';

/** The documents that people are given to read, and who accepted which. */
export const disclosuresPlugin: FeaturePlugin<Context> = async (app, context) => {
  disclosuresRoutes(app, context);
  acceptancesRoutes(app, context);
};
