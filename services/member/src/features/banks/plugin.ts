import type { FeaturePlugin } from '@reset/service-kit';
import type { Context } from '#context.ts';
import { accountsRoutes } from './accounts.routes.ts';
import { registerConsentJobs } from './consent/consent.jobs.ts';
import { registerIncomeJobs } from './income/income.jobs.ts';
import { incomeRoutes } from './income/income.routes.ts';
import { registerLinkingJobs } from './linking/linking.jobs.ts';
import { linkingRoutes } from './linking/linking.routes.ts';
import { outflowsRoutes } from './outflows.routes.ts';
import { staffBanksRoutes } from './staff-banks.routes.ts';
import { registerBankSyncJobs } from './sync/bank-sync.jobs.ts';
import { bankWebhookRoutes } from './sync/bank-webhook.routes.ts';
import { bankSectionsRoutes } from './bank-sections.routes.ts';

/** Linked banks: how a member links hers, how it is read, and what it shows of income and bills. */
export const banksPlugin: FeaturePlugin<Context> = async (app, context) => {
  linkingRoutes(app, context);
  accountsRoutes(app, context);
  staffBanksRoutes(app, context);
  outflowsRoutes(app, context);
  incomeRoutes(app, context);
  bankSectionsRoutes(app, context);
  bankWebhookRoutes(app, context);
  registerLinkingJobs(context);
  registerBankSyncJobs(context);
  registerIncomeJobs(context);
  registerConsentJobs(context);
};
