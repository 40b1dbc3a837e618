import type { FeaturePlugin } from '@reset/service-kit';
import type { Context } from '#context.ts';
import { registerOutcomeMailJobs } from './outcome-mails.jobs.ts';

/** Mails that say what an application came to. */
export const outcomeMailsPlugin: FeaturePlugin<Context> = async (_app, context) => {
  registerOutcomeMailJobs(context);
};
