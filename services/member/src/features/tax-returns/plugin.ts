import type { FeaturePlugin } from '@reset/service-kit';
import type { Context } from '#context.ts';
import { refundDestinationRoutes } from './refund-destination.routes.ts';
import { taxFilingRoutes } from './tax-filing.routes.ts';
import { registerTaxReturnJobs } from './tax-returns.jobs.ts';
import { taxReturnsRoutes } from './tax-returns.routes.ts';
import { unrepaidAdvancesRoutes } from './unrepaid-advances.routes.ts';

/**
 * Members' taxes: how they are filed, how returns stand, and where refunds are sent. What comes back is
 * read with all that comes in.
 */
export const taxReturnsPlugin: FeaturePlugin<Context> = async (app, context) => {
  taxFilingRoutes(app, context);
  taxReturnsRoutes(app, context);
  refundDestinationRoutes(app, context);
  unrepaidAdvancesRoutes(app, context);
  registerTaxReturnJobs(context);
};
