import type { FeaturePlugin } from '@reset/service-kit';
import type { Context } from '#context.ts';
import { registerDocumentLinkJobs } from './document-link.jobs.ts';
import { documentLinkRoutes } from './document-link.routes.ts';
import { identityDecisionRoutes } from './identity-decision.routes.ts';
import { identityWebhookRoutes } from './identity-webhook.routes.ts';
import { registerIdentityJobs } from './identity.jobs.ts';
import { identityRoutes } from './identity.routes.ts';

/** Whether applicants are who they say. */
export const identityPlugin: FeaturePlugin<Context> = async (app, context) => {
  identityRoutes(app, context);
  identityWebhookRoutes(app, context);
  documentLinkRoutes(app, context);
  identityDecisionRoutes(app, context);
  registerIdentityJobs(context);
  registerDocumentLinkJobs(context);
};
