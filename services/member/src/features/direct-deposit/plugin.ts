import type { FeaturePlugin } from '@reset/service-kit';
import type { Context } from '#context.ts';
import { directDepositRoutes } from './direct-deposit.routes.ts';
import { directDepositSectionRoutes } from './direct-deposit-section.routes.ts';

/** The accounts that members' pay can be sent to. */
export const directDepositPlugin: FeaturePlugin<Context> = async (app, context) => {
  directDepositRoutes(app, context);
  directDepositSectionRoutes(app, context);
};
