import type { FeaturePlugin } from '@reset/service-kit';
import type { Context } from '#context.ts';
import { authorizationsRoutes } from './authorizations/authorizations.routes.ts';
import { authorizationStore } from './authorizations/authorizations.store.ts';
import { registerDepositJobs } from './deposits/deposits.jobs.ts';
import { registerCardFreezeJobs } from './freezing/card-freeze.jobs.ts';
import { cardFreezeRoutes } from './freezing/card-freeze.routes.ts';
import { registerCardTerminationJobs } from './issuing/card-termination.jobs.ts';
import { registerCardOrderJobs } from './issuing/card-order.jobs.ts';
import { cardOrderRoutes } from './issuing/card-order.routes.ts';
import { issuingRoutes } from './issuing/issuing.routes.ts';
import { registerPayJobs } from './pay/pay.jobs.ts';
import { registerPayoutJobs } from './payouts/payouts.jobs.ts';
import { purchasesRoutes } from './purchases/purchases.routes.ts';
import { registerRepaymentNotices } from './repayments/repayment-notices.jobs.ts';
import { registerRepaymentJobs } from './repayments/repayments.jobs.ts';
import { memberRepaymentsRoutes } from './repayments/member-repayments.routes.ts';
import { schedulesRoutes } from './repayments/schedules.routes.ts';
import { staffDebitsRoutes } from './repayments/staff-debits.routes.ts';
import { registerCardSyncJobs, syncHeldCards } from './sync/card-sync.jobs.ts';
import { cardWebhookRoutes } from './sync/card-webhook.routes.ts';
import { holdEndingsRoutes } from './sync/hold-endings.routes.ts';

/** Cards: how they are issued, what they pay, and what the issuer records of it. */
export const cardsPlugin: FeaturePlugin<Context> = async (app, context) => {
  issuingRoutes(app, context);
  cardOrderRoutes(app, context);
  registerCardOrderJobs(context);
  registerCardTerminationJobs(context);
  cardFreezeRoutes(app, context);
  registerCardFreezeJobs(context);
  purchasesRoutes(app, context);
  authorizationsRoutes(app, context);
  cardWebhookRoutes(app, context);
  holdEndingsRoutes(app, context);
  schedulesRoutes(app, context);
  staffDebitsRoutes(app, context);
  memberRepaymentsRoutes(app, context);
  registerCardSyncJobs(context);
  registerDepositJobs(context);
  registerPayJobs(context);
  registerPayoutJobs(context);
  registerRepaymentJobs(context);
  registerRepaymentNotices(context);
  // It adds jobs, which waits until they have started: nobody else waits for it.
  app.addHook('onListen', async () => void syncHeldCards(context));
};

/**
 * Decides about nothing: for whether a till is answered, and so that the first one does not wait for a
 * connection and for a function that is read for the first time. A till waits for seconds at most.
 */
export const tryAuthorizations = ({ clock, config, decidingDatabase }: Context) =>
  authorizationStore(decidingDatabase, { clock, holdDays: config.HOLD_DAYS }).decideAll([]);
