import type { FeaturePlugin } from '@reset/service-kit';
import type { Context } from '#context.ts';
import { registerMoneyChecksJobs } from './money-checks.jobs.ts';

/** Whether all money is where it must be, looked at every hour. */
export const moneyChecksPlugin: FeaturePlugin<Context> = async (_app, context) => {
  registerMoneyChecksJobs(context);
};
