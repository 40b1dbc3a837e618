import type { FeaturePlugin } from '@reset/service-kit';
import type { Context } from '#context.ts';
import { pushWorkerRoutes } from './push-worker.routes.ts';

/** The service worker that shows what members are told by push. */
export const pushWorkerPlugin: FeaturePlugin<Context> = async (app) => pushWorkerRoutes(app);
