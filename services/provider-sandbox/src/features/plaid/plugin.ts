import type { Context } from '../../context.ts';
import type { Provider } from '../../provider.ts';
import { transactionRoutes } from './bank/transaction-routes.ts';
import { controlRoutes } from './control-routes.ts';
import { institutionRoutes } from './institution-routes.ts';
import { accountRoutes } from './items/account-routes.ts';
import { bookAch } from './book-ach.ts';
import { itemRoutes } from './items/item-routes.ts';
import { openItems } from './items/item-store.ts';
import { itemWebhooks } from './items/item-webhooks.ts';
import { linkFrameRoutes } from './link/link-frame-routes.ts';
import { linkTokenRoutes } from './link/link-token-routes.ts';
import { openLinkTokens } from './link/link-token-store.ts';
import { plaidWording } from './plaid-refusals.ts';
import type { Plaid } from './plaid-deps.ts';
import { presentedAtPlaid } from './presented.ts';
import { publishDaily } from './publish-daily.ts';
import { signWebhook, webhookKey, webhookKeyRoutes } from './webhook-key.ts';

/**
 * Plaid's API below /plaid. Any client id and secret will do, but there have to be some. People
 * link by Link or by /sandbox/public_token/create; `access-sandbox-hourly_ach` and its like are
 * the access tokens of the seeded personas.
 */
export function plaid(context: Context): Provider {
  const { ach, clock, random, store, webhooks } = context;
  const opened: Plaid = {
    ach,
    clock,
    random,
    items: openItems(store),
    links: openLinkTokens(store),
    hooks: itemWebhooks(webhooks),
  };
  ach.joins(bookAch(opened));
  const key = webhookKey(context);
  const daily = publishDaily(opened, store);
  return {
    name: 'plaid',
    wording: plaidWording,
    sign: signWebhook(key),
    apis: [
      {
        prefix: '/plaid',
        routes(scope) {
          institutionRoutes(scope);
          linkTokenRoutes(scope, opened);
          itemRoutes(scope, opened);
          accountRoutes(scope, opened);
          transactionRoutes(scope, opened);
          webhookKeyRoutes(scope, key);
        },
      },
    ],
    widget: {
      prefix: '/plaid/link/v2',
      script: { path: '/stable/link-initialize.js', file: 'plaid-link.js' },
      routes: (scope) => linkFrameRoutes(scope, opened),
    },
    presented: presentedAtPlaid(opened),
    control: (scope) => controlRoutes(scope, opened),
    close: daily.stop,
  };
}
