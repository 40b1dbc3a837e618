import type { FeaturePlugin } from '@reset/service-kit';
import type { Context } from '#context.ts';
import { registerPostedMoneyJobs } from './posted-money.jobs.ts';

/** What posted money is to members and to us, published for the figures of staff. */
export const postedMoneyPlugin: FeaturePlugin<Context> = async (_app, context) => {
  registerPostedMoneyJobs(context);
};
