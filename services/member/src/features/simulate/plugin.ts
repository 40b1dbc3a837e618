import type { FeaturePlugin } from '@reset/service-kit';
import type { Context } from '#context.ts';
import { simulateRoutes } from './simulate.routes.ts';

/** Sets off at the providers' imitation what happens outside; nothing where there is none. */
export const simulatePlugin: FeaturePlugin<Context> = async (app, context) => {
  const { simulation } = context;
  if (simulation) simulateRoutes(app, simulation, context);
};
