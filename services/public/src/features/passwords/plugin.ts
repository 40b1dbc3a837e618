import type { FeaturePlugin } from '@reset/service-kit';
import type { Context } from '#context.ts';
import { changePasswordRoutes } from './change-password.routes.ts';
import { checkPasswordRoutes } from './check-password.routes.ts';
import { registerPasswordsJobs } from './passwords.jobs.ts';
import { passwordsRoutes } from './passwords.routes.ts';

/** Passwords: how strong they have to be, how they are proven, and how a person gets another. */
export const passwordsPlugin: FeaturePlugin<Context> = async (app, context) => {
  passwordsRoutes(app, context);
  changePasswordRoutes(app, context);
  checkPasswordRoutes(app, context);
  registerPasswordsJobs(context);
};
