import type { Card, Gateway } from './synctera-records.ts';
import type { AuthorizationBody } from './card-schemas.ts';
import type { Synctera } from './open-synctera.ts';

/**
 * Asks the gateway of a card's product whether to approve. Without an answer in time that can be
 * read, the stand-in rule decides. The request has the id that the hold will have.
 * @returns why it is declined; null where it is approved, or where there is no gateway
 */
export async function askGateway(
  { records, settings, now, webhooks }: Synctera,
  card: Card,
  request: AuthorizationBody & { holdId: string },
): Promise<string | null> {
  const gateway = records.gateways
    .list()
    .find(({ active, card_products }) => active && card_products.includes(card.card_product_id));
  if (!gateway) return null;

  const { timeoutMs, standInUpTo } = settings.get();
  const body = JSON.stringify({
    id: request.holdId,
    type: 'AUTHORIZATION',
    card_id: card.id,
    account_id: card.account_id,
    customer_id: card.customer_id,
    amount: request.amount,
    currency: 'USD',
    transaction_time: now(),
    merchant: { mid: request.mid, ...request.card_acceptor },
  });
  const decision = await post(gateway, {
    body,
    signed: await webhooks.headersFor('synctera', body),
    timeoutMs,
  });
  if (decision) return decision.status === 'APPROVED' ? null : (decision.reason ?? 'DECLINED');
  return request.amount <= standInUpTo ? null : 'STAND_IN_DECLINED';
}

type AuthorizationDecision = { status: 'APPROVED' | 'DECLINED'; reason?: string };
type AuthorizationRequest = { body: string; signed: Record<string, string>; timeoutMs: number };

/** null for no answer, or one that cannot be read. */
async function post(gateway: Gateway, { body, signed, timeoutMs }: AuthorizationRequest) {
  const headers = { ...gateway.custom_headers, ...signed };
  const signal = AbortSignal.timeout(timeoutMs);
  return fetch(gateway.url, { method: 'POST', headers, body, signal, redirect: 'error' })
    .then(async (reply) => (reply.ok ? readDecision(await reply.json()) : null))
    .catch(() => null);
}

function readDecision(answer: unknown): AuthorizationDecision | null {
  const { status, reason } = (answer ?? {}) as Partial<AuthorizationDecision>;
  if (status !== 'APPROVED' && status !== 'DECLINED') return null;
  return { status, ...(typeof reason === 'string' ? { reason } : {}) };
}
