import type { FeaturePlugin } from '@reset/service-kit';
import type { Context } from '#context.ts';
import { registerCardIssuanceJobs } from './card-issuance.jobs.ts';
import { cardIssuanceRoutes } from './card-issuance.routes.ts';

/** From how she repays to her card. */
export const cardIssuancePlugin: FeaturePlugin<Context> = async (app, context) => {
  cardIssuanceRoutes(app, context);
  registerCardIssuanceJobs(context);
};
