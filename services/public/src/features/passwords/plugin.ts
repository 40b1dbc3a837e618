import type { FeaturePlugin } from '@reset/service-kit';
import type { Context } from '#context.ts';
import { registerPasswordsJobs } from './passwords.jobs.ts';
import { passwordsRoutes } from './passwords.routes.ts';

/** Passwords: how strong they have to be, how they are proven, and how a person gets another. */
export const passwordsPlugin: FeaturePlugin<Context> = async (app, context) => {
  passwordsRoutes(app, context);
  registerPasswordsJobs(context);
};
