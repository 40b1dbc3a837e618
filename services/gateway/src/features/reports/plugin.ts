import type { FeaturePlugin } from '@reset/service-kit';
import type { Context } from '#context.ts';
import { reportsRoutes } from './reports.routes.ts';

/** What browsers report of our policies. */
export const reportsPlugin: FeaturePlugin<Context> = async (app) => reportsRoutes(app);
