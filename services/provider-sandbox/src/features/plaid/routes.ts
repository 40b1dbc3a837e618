import type { Service } from '@reset/service-kit';
import { meetFaults } from '#faults/meet-faults.ts';
import type { FastifyError, FastifyReply } from 'fastify';
import type { SandboxWorld } from '../../sandbox-world.ts';
import { registerTransactions } from './bank/transaction-routes.ts';
import { registerPlaidInstitutions } from './institutions-routes.ts';
import { registerAccounts } from './items/account-routes.ts';
import { registerItems } from './items/item-routes.ts';
import { openItems } from './items/item-store.ts';
import { itemWebhooks, PLAID } from './items/item-webhooks.ts';
import { registerLinkTokens } from './link/link-token-routes.ts';
import { openLinkTokens } from './link/link-token-store.ts';
import type { PlaidNeeds } from './plaid-needs.ts';
import {
  toPlaidRefusal,
  unknownPath,
  type PlaidRefusal,
  type PlaidRefused,
} from './plaid-refusal.ts';
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
  const key = webhookKey(records);
  webhooks.signs(
    PLAID,
    signWebhook(key, () => new Date(clock.now().getTime() - clock.offsetMs())),
  );
  const needs: PlaidNeeds = {
    clock,
    items: openItems(records),
    links: openLinkTokens(records),
    hooks: itemWebhooks(webhooks),
  };

  app.register(
    async (plaid: Service) => {
      meetFaults(plaid, world.faults.plaid);
      plaid.setErrorHandler((error: FastifyError | PlaidRefused, request, reply) => {
        const refusal = toPlaidRefusal(error);
        if (refusal.status >= 500) request.log.error({ err: error }, 'request failed');
        return refuse(reply, refusal);
      });
      plaid.setNotFoundHandler((_request, reply) => refuse(reply, unknownPath));
      registerPlaidInstitutions(plaid);
      registerLinkTokens(plaid, needs);
      registerItems(plaid, needs);
      registerAccounts(plaid, needs);
      registerTransactions(plaid, needs);
      registerWebhookKey(plaid, key);
    },
    { prefix: '/plaid' },
  );
}

const refuse = (reply: FastifyReply, { status, ...body }: PlaidRefusal) =>
  reply
    .code(status)
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send({ ...body, display_message: null, suggested_action: null, request_id: reply.request.id });
