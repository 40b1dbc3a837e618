import type { FeaturePlugin } from '@reset/service-kit';
import type { Context } from '#context.ts';
import { registerSignUpJobs } from './sign-up.jobs.ts';
import { signUpRoutes } from './sign-up.routes.ts';

/** Sign-ups, from the first page to the account (decision 16). */
export const signUpPlugin: FeaturePlugin<Context> = async (app, context) => {
  signUpRoutes(app, context);
  registerSignUpJobs(context);
};
