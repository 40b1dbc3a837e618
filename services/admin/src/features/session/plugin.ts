import type { FeaturePlugin } from '@reset/service-kit';
import fastifyPlugin from 'fastify-plugin';
import type { Context } from '#context.ts';
import { requireAdminToken } from './admin-token.guard.ts';
import { sessionRoutes } from './session.routes.ts';

const plugin: FeaturePlugin<Context> = async (app, context) => {
  requireAdminToken(app, context);
  sessionRoutes(app, context);
};

/** Sessions in the back office, and the guard before the routes of all features below /admin. */
export const sessionPlugin = fastifyPlugin(plugin);
