import type { FeaturePlugin } from '@reset/service-kit';
import type { Context } from '#context.ts';
import { registerStatementJobs } from './statements.jobs.ts';
import { statementEndsRoutes } from './statement-ends.routes.ts';
import { statementsRoutes } from './statements.routes.ts';

/** What members owed month by month, as it was told them. */
export const statementsPlugin: FeaturePlugin<Context> = async (app, context) => {
  statementsRoutes(app, context);
  statementEndsRoutes(app, context);
  registerStatementJobs(context);
};
