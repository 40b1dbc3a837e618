import type { FeaturePlugin } from '@reset/service-kit';
import type { Context } from '#context.ts';
import { cardTransactionsRoutes } from './card-transactions.routes.ts';

/** All purchases, as the member service publishes them. */
export const cardTransactionsPlugin: FeaturePlugin<Context> = async (app, context) => {
  cardTransactionsRoutes(app, context);
};
