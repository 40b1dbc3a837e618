import type { FeaturePlugin } from '@reset/service-kit';
import type { Context } from '#context.ts';
import { addressRoutes } from './address.routes.ts';
import { contactRoutes } from './contact.routes.ts';
import { registerPersonalInfoJobs } from './personal-info.jobs.ts';
import { personalInfoRoutes } from './personal-info.routes.ts';
import { toldPhoneRoutes } from './told-phone.routes.ts';

/** Who applicants are, as they tell it. */
export const personalInfoPlugin: FeaturePlugin<Context> = async (app, context) => {
  personalInfoRoutes(app, context);
  addressRoutes(app, context);
  toldPhoneRoutes(app, context);
  contactRoutes(app, context);
  registerPersonalInfoJobs(context);
};
