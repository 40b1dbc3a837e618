import type { FeaturePlugin } from '@reset/service-kit';
import type { Context } from '#context.ts';
import { authenticationRoutes } from './authentication.routes.ts';
import { registerPasskeysJobs } from './passkeys.jobs.ts';
import { passkeysRoutes } from './passkeys.routes.ts';

/** Passkeys: adding, naming and removing them, and what they sign. */
export const passkeysPlugin: FeaturePlugin<Context> = async (app, context) => {
  passkeysRoutes(app, context);
  authenticationRoutes(app, context);
  registerPasskeysJobs(context);
};
