import type { Decision, Operation } from './operation.ts';
import type { Member } from '../members/member.ts';
import { signWebhook } from './sign-webhook.ts';

const PATH = '/api/v1/webhooks/synctera/authorizations';
const TIMEOUT_MS = 4_000;

/** Where authorizations are requested, and the secret that signs them. */
export type AuthorizationEndpoint = { gatewayUrl: string; secret: string };

/** The service refused the request; a retry would be refused as well. */
class Refused extends Error {
  constructor(status: number, body: string) {
    super(`An authorization was refused with ${status}: ${body.slice(0, 200)}`);
    this.name = 'Refused';
  }
}

/**
 * Sends one AuthorizationRequest, as the issuer does.
 * @returns null where the decision is unknown: no answer, 429 or 5xx
 * @throws Refused
 */
export async function requestAuthorization(
  endpoint: AuthorizationEndpoint,
  member: Member,
  { id, amountCents, requestedAt }: Pick<Operation, 'id' | 'amountCents' | 'requestedAt'>,
): Promise<Decision | null> {
  const body = JSON.stringify({
    id,
    type: 'AUTHORIZATION',
    card_id: member.cardId,
    account_id: member.accountId,
    customer_id: member.customerId,
    amount: amountCents,
    currency: 'USD',
    transaction_time: requestedAt,
    merchant: { mid: 'faults', name: 'Corner Store', mcc: '5411' },
  });
  const reply = await fetch(`${endpoint.gatewayUrl}${PATH}`, {
    method: 'POST',
    headers: signWebhook(body, endpoint.secret),
    body,
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
    .then(async (answer) => ({ status: answer.status, text: await answer.text() }))
    .catch(() => null);
  if (reply === null || reply.status >= 500 || reply.status === 429) return null;
  if (reply.status !== 200) throw new Refused(reply.status, reply.text);
  const { status } = JSON.parse(reply.text) as { status?: unknown };
  if (status !== 'APPROVED' && status !== 'DECLINED') throw new Refused(200, reply.text);
  return status;
}
