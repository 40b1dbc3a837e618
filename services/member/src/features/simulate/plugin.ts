import { notFound, type FeaturePlugin } from '@reset/service-kit';
import type { Context } from '#context.ts';
import { simulateRoutes } from './simulate.routes.ts';

/**
 * Sets off at the providers' imitation what happens outside; nothing where there is none, and nobody's
 * calls while demo triggers are off.
 */
export const simulatePlugin: FeaturePlugin<Context> = async (app, context) => {
  const { flags, simulation } = context;
  if (!simulation) return;
  app.addHook('onRequest', async (_request, reply) => {
    const isOn = await flags.client.getBooleanValue('demo-triggers', false);
    return isOn ? undefined : reply.refuse(notFound);
  });
  simulateRoutes(app, simulation, context);
};
