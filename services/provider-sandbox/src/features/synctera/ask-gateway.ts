import type { Card, Gateway } from './synctera-records.ts';
import type { AuthorizationBody } from './card-schemas.ts';
import type { SyncteraWorld } from './synctera-world.ts';

/**
 * Asks the gateway of a card's product whether to approve. Where nobody answers in time, or not by
 * a word that is one, the stand-in rule decides. The question bears the id that the hold will have.
 * @returns why it is declined; null where it is approved, or where there is no gateway
 */
export async function askGateway(
  { remembered, settings, now, sign }: SyncteraWorld,
  card: Card,
  asked: AuthorizationBody & { holdId: string },
): Promise<string | null> {
  const gateway = remembered.gateways
    .list()
    .find(({ active, card_products }) => active && card_products.includes(card.card_product_id));
  if (!gateway) return null;

  const { timeoutMs, standInUpTo } = settings.get();
  const body = JSON.stringify({
    id: asked.holdId,
    type: 'AUTHORIZATION',
    card_id: card.id,
    account_id: card.account_id,
    customer_id: card.customer_id,
    amount: asked.amount,
    currency: 'USD',
    transaction_time: now(),
    merchant: { mid: asked.mid, ...asked.card_acceptor },
  });
  const decision = await post(gateway, { body, signed: sign(body), timeoutMs });
  if (decision) return decision.status === 'APPROVED' ? null : (decision.reason ?? 'DECLINED');
  return asked.amount <= standInUpTo ? null : 'STAND_IN_DECLINED';
}

type Decision = { status: 'APPROVED' | 'DECLINED'; reason?: string };
type Question = { body: string; signed: Record<string, string>; timeoutMs: number };

/** null for no answer, or one that says nothing. */
async function post(gateway: Gateway, { body, signed, timeoutMs }: Question) {
  const headers = { ...gateway.custom_headers, 'content-type': 'application/json', ...signed };
  const signal = AbortSignal.timeout(timeoutMs);
  return fetch(gateway.url, { method: 'POST', headers, body, signal, redirect: 'error' })
    .then(async (reply) => (reply.ok ? readDecision(await reply.json()) : null))
    .catch(() => null);
}

function readDecision(said: unknown): Decision | null {
  const { status, reason } = (said ?? {}) as Partial<Decision>;
  if (status !== 'APPROVED' && status !== 'DECLINED') return null;
  return { status, ...(typeof reason === 'string' ? { reason } : {}) };
}
