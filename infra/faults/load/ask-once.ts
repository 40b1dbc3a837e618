import type { Decision, Operation } from '../journal/operation.ts';
import type { Member } from '../members/member.ts';
import { signQuestion } from './sign-question.ts';

const PATH = '/api/v1/webhooks/synctera/authorizations';
const PATIENCE_MS = 4_000;

/** Where questions are asked, and what they are signed with. */
export type Desk = { gatewayUrl: string; secret: string };

/** The service answered, and will not answer otherwise by being asked again. */
class Refused extends Error {
  constructor(status: number, body: string) {
    super(`An authorization was refused with ${status}: ${body.slice(0, 200)}`);
    this.name = 'Refused';
  }
}

/**
 * Asks once, as the issuer does, whether a purchase may be made.
 * @returns null where nothing is known: no answer came, or one that promises nothing
 * @throws Refused
 */
export async function askOnce(
  desk: Desk,
  member: Member,
  { id, amountCents, askedAt }: Pick<Operation, 'id' | 'amountCents' | 'askedAt'>,
): Promise<Decision | null> {
  const body = JSON.stringify({
    id,
    type: 'AUTHORIZATION',
    card_id: member.cardId,
    account_id: member.accountId,
    customer_id: member.customerId,
    amount: amountCents,
    currency: 'USD',
    transaction_time: askedAt,
    merchant: { mid: 'faults', name: 'Corner Store', mcc: '5411' },
  });
  const reply = await fetch(`${desk.gatewayUrl}${PATH}`, {
    method: 'POST',
    headers: signQuestion(body, desk.secret),
    body,
    signal: AbortSignal.timeout(PATIENCE_MS),
  })
    .then(async (answer) => ({ status: answer.status, text: await answer.text() }))
    .catch(() => null);
  if (reply === null || reply.status >= 500 || reply.status === 429) return null;
  if (reply.status !== 200) throw new Refused(reply.status, reply.text);
  const { status } = JSON.parse(reply.text) as { status?: unknown };
  if (status !== 'APPROVED' && status !== 'DECLINED') throw new Refused(200, reply.text);
  return status;
}
