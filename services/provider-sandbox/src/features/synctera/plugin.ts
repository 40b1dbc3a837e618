import { requireBearer } from '#http/refusals.ts';
import type { Context } from '../../context.ts';
import type { Provider } from '../../provider.ts';
import { hmacHex } from '#webhooks/webhooks.ts';
import { accountRoutes } from './account-routes.ts';
import { openAchLife } from './ach-life.ts';
import { achRoutes } from './ach-routes.ts';
import { openCardLife } from './card-life.ts';
import { bankingDayFrom } from './banking-days.ts';
import { cardRoutes } from './card-routes.ts';
import { cardWidgets } from './card-widgets.ts';
import { controlRoutes } from './control-routes.ts';
import { expireHolds } from './expire-holds.ts';
import { openIncomingAch } from './incoming-ach.ts';
import { presentedAtSynctera } from './presented.ts';
import { replayAnswers } from './idempotency.ts';
import { personRoutes } from './person-routes.ts';
import { reportControls, reportRoutes } from './reports/report-routes.ts';
import { simulationRoutes } from './simulation-routes.ts';
import { subscribe } from './subscribe.ts';
import { subscriptionRoutes } from './subscription-routes.ts';
import { noKey, syncteraWording } from './synctera-refusals.ts';
import { openSynctera } from './open-synctera.ts';
import { transactionRoutes } from './transaction-routes.ts';

/**
 * Synctera's API below /synctera/v0, and its widgets. Any bearer key will do, but not none. Its
 * webhooks, and what it asks a card gateway, carry `Request-Timestamp` in seconds, and
 * `Synctera-Signature`: the hex digest by HMAC-SHA256 of `<Request-Timestamp>.<raw body>`, two of
 * them with a dot between while a secret is being replaced, none before there is a secret.
 */
export function synctera(context: Context): Provider {
  const opened = openSynctera(context);
  const { SANDBOX_SYNCTERA_WEBHOOKS_URL: webhooksUrl, SANDBOX_SYNCTERA_SECRET: secret } =
    context.config;
  if (webhooksUrl !== '' && secret !== '') subscribe(opened, { webhooksUrl, secret });
  const expire = expireHolds(opened);
  const ach = { life: openAchLife(opened), incoming: openIncomingAch(opened) };
  const settle = () => {
    ach.life.settle();
    expire();
  };
  const life = openCardLife(opened);
  context.ach.joins(ach.incoming.book);
  const widgets = cardWidgets(opened, life, context);

  return {
    name: 'synctera',
    wording: syncteraWording,
    settle,
    days: { bankingDayFrom },
    sign(body, seconds): Record<string, string> {
      const { secrets } = opened.settings.get();
      if (secrets.length === 0) return {};
      const signatures = secrets.map((key) => hmacHex(key, `${seconds}.${body}`));
      return {
        'request-timestamp': String(seconds),
        'synctera-signature': signatures.join('.'),
      };
    },
    apis: [
      {
        prefix: '/synctera/v0',
        hooks(scope) {
          requireBearer(scope, noKey);
          scope.addHook('onRequest', async () => settle());
          replayAnswers(scope, context.store);
        },
        routes(scope) {
          personRoutes(scope, opened);
          accountRoutes(scope, opened);
          widgets.api(scope);
          cardRoutes(scope, opened, life);
          transactionRoutes(scope, opened);
          simulationRoutes(scope, opened);
          achRoutes(scope, opened, ach);
          subscriptionRoutes(scope, opened);
          reportRoutes(scope, opened);
        },
      },
    ],
    widget: {
      prefix: '/synctera/widgets',
      script: { path: '/display.js', file: 'synctera-display.js' },
      routes: widgets.pages,
    },
    presented: presentedAtSynctera(opened, ach.life),
    control(scope) {
      controlRoutes(scope, opened, ach);
      reportControls(scope, opened);
    },
  };
}
