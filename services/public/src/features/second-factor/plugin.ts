import type { FeaturePlugin } from '@reset/service-kit';
import type { Context } from '#context.ts';
import { authenticatorAppRoutes } from './authenticator-app/authenticator-app.routes.ts';
import { phoneNumberRoutes } from './phone-number.routes.ts';
import { recoveryCodesRoutes } from './recovery-codes.routes.ts';
import { registerSecondFactorJobs } from './second-factor.jobs.ts';
import { secondFactorRoutes } from './second-factor.routes.ts';
import { sendCodeRoutes } from './send-code.routes.ts';

/** Codes by text and by authenticator apps, recovery codes, and turning second factors on and off. */
export const secondFactorPlugin: FeaturePlugin<Context> = async (app, context) => {
  sendCodeRoutes(app, context);
  secondFactorRoutes(app, context);
  authenticatorAppRoutes(app, context);
  recoveryCodesRoutes(app, context);
  phoneNumberRoutes(app, context);
  registerSecondFactorJobs(context);
};
