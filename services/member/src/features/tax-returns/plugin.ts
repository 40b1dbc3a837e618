import type { FeaturePlugin } from '@reset/service-kit';
import type { Context } from '#context.ts';
import { taxReturnsRoutes } from './tax-returns.routes.ts';

/** Tax returns, as far as limits know them: what comes back is read with all that comes in. */
export const taxReturnsPlugin: FeaturePlugin<Context> = async (app, context) => {
  taxReturnsRoutes(app, context);
};
