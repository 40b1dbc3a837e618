import type { FeaturePlugin } from '@reset/service-kit';
import type { Context } from '#context.ts';
import { repaymentsRoutes } from './repayments.routes.ts';

/** When members repay from their banks, as staff set it; the member service owns it. */
export const repaymentsPlugin: FeaturePlugin<Context> = async (app, context) => {
  repaymentsRoutes(app, context);
};
