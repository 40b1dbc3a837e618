import {
  acceptRebuilds,
  buildService,
  publishEvents,
  scheduleAnswerClearing,
  type Service,
} from '@reset/service-kit';
import { banksPlugin } from '#features/banks/plugin.ts';
import { cardsPlugin, tryAuthorizations } from '#features/cards/plugin.ts';
import { closurePlugin } from '#features/closure/plugin.ts';
import { casesPlugin } from '#features/cases/plugin.ts';
import { dashboardPlugin } from '#features/dashboard/plugin.ts';
import { directDepositPlugin } from '#features/direct-deposit/plugin.ts';
import { disputesPlugin } from '#features/disputes/plugin.ts';
import { eventStreamPlugin } from '#features/event-stream/plugin.ts';
import { institutionsPlugin } from '#features/institutions/plugin.ts';
import { limitsPlugin } from '#features/limits/plugin.ts';
import { membersPlugin } from '#features/members/plugin.ts';
import { moneyChecksPlugin } from '#features/money-checks/plugin.ts';
import { notificationsPlugin } from '#features/notifications/plugin.ts';
import { payrollPlugin } from '#features/payroll/plugin.ts';
import { personalDataPlugin } from '#features/personal-data/plugin.ts';
import { postedMoneyPlugin } from '#features/posted-money/plugin.ts';
import { profilePlugin } from '#features/profile/plugin.ts';
import { pushPlugin } from '#features/push/plugin.ts';
import { reconciliationPlugin } from '#features/reconciliation/plugin.ts';
import { flagsPlugin } from '#features/flags/plugin.ts';
import { simulatePlugin } from '#features/simulate/plugin.ts';
import { staffViewPlugin } from '#features/staff-view/plugin.ts';
import { statementsPlugin } from '#features/statements/plugin.ts';
import { supportRequestsPlugin } from '#features/support-requests/plugin.ts';
import { taxReturnsPlugin } from '#features/tax-returns/plugin.ts';
import { textMessagesPlugin } from '#features/text-messages/plugin.ts';
import { timelinePlugin } from '#features/timeline/plugin.ts';
import { userConfigPlugin } from '#features/user-config/plugin.ts';
import type { Context } from './context.ts';

/** The member service, as the server, its release and its tests build it. */
export function buildApp(context: Context): Service {
  const app = buildService(context, {
    checks: { authorizations: () => tryAuthorizations(context) },
  });
  app.register(membersPlugin, context);
  app.register(institutionsPlugin, context);
  app.register(banksPlugin, context);
  app.register(payrollPlugin, context);
  app.register(cardsPlugin, context);
  app.register(closurePlugin, context);
  app.register(casesPlugin, context);
  app.register(directDepositPlugin, context);
  app.register(disputesPlugin, context);
  app.register(eventStreamPlugin, context);
  app.register(limitsPlugin, context);
  app.register(moneyChecksPlugin, context);
  app.register(postedMoneyPlugin, context);
  app.register(notificationsPlugin, context);
  app.register(dashboardPlugin, context);
  app.register(profilePlugin, context);
  app.register(pushPlugin, context);
  app.register(reconciliationPlugin, context);
  app.register(staffViewPlugin, context);
  app.register(statementsPlugin, context);
  app.register(supportRequestsPlugin, context);
  app.register(taxReturnsPlugin, context);
  app.register(textMessagesPlugin, context);
  app.register(timelinePlugin, context);
  app.register(userConfigPlugin, context);
  app.register(simulatePlugin, context);
  app.register(flagsPlugin, context);
  app.register(personalDataPlugin, context);
  publishEvents(app, context, { callers: ['admin', 'onboarding', 'public'] });
  acceptRebuilds(app, context);
  scheduleAnswerClearing(context);
  return app;
}
