import type { FeaturePlugin } from '@reset/service-kit';
import type { Context } from '#context.ts';
import { visitorMails } from './visitor-mails.store.ts';

/** How many mails visitors may cause for one address. */
export const visitorMailsPlugin: FeaturePlugin<Context> = async (_app, context) => {
  context.jobs.schedule('clear_visitor_mails', '0 * * * *', visitorMails(context).clearOld);
};
