import type { FeaturePlugin } from '@reset/service-kit';
import type { Context } from '#context.ts';
import { widgetRoutes } from './widgets.routes.ts';

/** The pages that host the providers' widgets, on an origin of their own. */
export const widgetsPlugin: FeaturePlugin<Context> = async (app, { config }) =>
  widgetRoutes(app, config);
