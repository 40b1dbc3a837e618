import type { FeaturePlugin } from '@reset/service-kit';
import type { Context } from '#context.ts';
import { registerMemberMails } from '#mail/member-mails.ts';
import { disputeMail } from './dispute-mail.ts';
import { DISPUTE_MAIL_QUEUE } from './dispute-news.ts';
import { registerDisputeJobs } from './disputes.jobs.ts';
import { disputesRoutes } from './disputes.routes.ts';
import { staffDisputesRoutes } from './staff-disputes.routes.ts';

/** Purchases that members dispute, by Regulation E. */
export const disputesPlugin: FeaturePlugin<Context> = async (app, context) => {
  disputesRoutes(app, context);
  staffDisputesRoutes(app, context);
  registerDisputeJobs(context);
  registerMemberMails(context, DISPUTE_MAIL_QUEUE, disputeMail);
};
