import type { FeaturePlugin } from '@reset/service-kit';
import type { Context } from '#context.ts';
import { disclosuresRoutes } from './disclosures.routes.ts';

/** The documents that people are given to read. */
export const disclosuresPlugin: FeaturePlugin<Context> = async (app, context) => {
  disclosuresRoutes(app, context);
};
