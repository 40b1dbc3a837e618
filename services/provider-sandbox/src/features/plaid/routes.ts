import type { Service } from '@reset/service-kit';
import { meetFaults } from '#faults/meet-faults.ts';
import type { SandboxWorld } from '../../sandbox-world.ts';
import { answerRefusals } from './answer-refusals.ts';
import { registerTransactions } from './bank/transaction-routes.ts';
import { registerPlaidControl } from './control/control-routes.ts';
import { tellDaily } from './control/tell-daily.ts';
import { registerPlaidInstitutions } from './institutions-routes.ts';
import { registerAccounts } from './items/account-routes.ts';
import { registerItems } from './items/item-routes.ts';
import { openItems } from './items/item-store.ts';
import { itemWebhooks, PLAID } from './items/item-webhooks.ts';
import { registerLinkFrame } from './link/link-frame-routes.ts';
import { registerLinkTokens } from './link/link-token-routes.ts';
import { openLinkTokens } from './link/link-token-store.ts';
import type { PlaidNeeds } from './plaid-needs.ts';
import { signWebhook } from './sign-webhook.ts';
import { registerWebhookKey } from './webhook-key-routes.ts';
import { webhookKey } from './webhook-key-store.ts';

/**
 * Plaid's API below /plaid. Any client id and secret will do, but there have to be some. People
 * link by Link or by /sandbox/public_token/create; `access-sandbox-hourly_ach` and its like are
 * those of the seeded personas.
 */
export function registerPlaid(app: Service, world: SandboxWorld): void {
  const { clock, records, webhooks } = world;
  const realNow = () => new Date(clock.now().getTime() - clock.offsetMs());
  const key = webhookKey(records, realNow());
  webhooks.signs(PLAID, signWebhook(key, realNow));
  const needs: PlaidNeeds = {
    clock,
    items: openItems(records),
    links: openLinkTokens(records),
    hooks: itemWebhooks(webhooks),
  };

  app.register(
    async (plaid: Service) => {
      meetFaults(plaid, world.faults.plaid);
      answerRefusals(plaid);
      registerPlaidInstitutions(plaid);
      registerLinkTokens(plaid, needs);
      registerItems(plaid, needs);
      registerAccounts(plaid, needs);
      registerTransactions(plaid, needs);
      registerWebhookKey(plaid, key);
    },
    { prefix: '/plaid' },
  );
  registerLinkFrame(app, needs, world.faults.plaid);
  registerPlaidControl(app, needs);
  const daily = tellDaily(needs, records);
  app.addHook('onClose', async () => daily.stop());
}
