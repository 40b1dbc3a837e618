import { Id } from '@reset/api-contract/fields.ts';
import { RefusedError, registerWebhook, type Delivery, type Service } from '@reset/service-kit';
import type { FastifyRequest } from 'fastify';
import Type, { type Static } from 'typebox';
import { Compile } from 'typebox/compile';
import { readInstant } from '#calendar/calendar-date.ts';
import { merchantCategory } from '#features/cards/cards.ts';
import { declined, refusalOf, type Question, type Verdict } from './authorizations.ts';
import type { Decide } from './decide-in-batches.ts';

type Needs = { isGenuine(delivery: Delivery): Promise<boolean>; decide: Decide };

const Asked = Type.Object({
  id: Id,
  type: Type.Literal('AUTHORIZATION'),
  card_id: Id,
  account_id: Id,
  amount: Type.Number(),
  currency: Type.String(),
  transaction_time: Type.String(),
  merchant: Type.Object({
    mid: Type.String({ minLength: 1 }),
    name: Type.Optional(Type.String()),
    mcc: Type.Optional(Type.String()),
  }),
});

const isAsked = Compile(Asked);

/**
 * POST /webhooks/synctera/authorizations: the card network asks while somebody stands at a till.
 * Where nothing was decided in time the answer is 503, and the network's own rule decides.
 */
export function registerAuthorizations(app: Service, { isGenuine, decide }: Needs): void {
  registerWebhook(app, {
    provider: 'synctera/authorizations',
    isGenuine,
    async receive(message, request): Promise<Verdict> {
      const asked = isAsked.Check(message) ? message : null;
      const occurredAt = asked && readInstant(asked.transaction_time);
      if (!asked || !occurredAt) throw new RefusedError(notUnderstood);
      const refusal = refusalOf(asked);
      if (refusal) {
        request.log.warn({ authorization: asked.id, reason: refusal }, 'no purchase of ours');
        return declined(refusal);
      }
      const verdict = await decide(toQuestion(asked, occurredAt)).catch((err: unknown) => {
        request.log.error({ err, authorization: asked.id }, 'an authorization was not decided');
        throw new RefusedError(notDecided);
      });
      if (verdict.status === 'DECLINED') raiseConflict(verdict.reason, asked.id, request);
      return verdict;
    },
  });
}

const notUnderstood = {
  status: 400,
  error: 'This is no authorization that can be read.',
  code: 'invalid_request',
};

const notDecided = {
  status: 503,
  error: 'This is not available right now. Please try again.',
  code: 'service_unavailable',
};

// The issuer promises one id for one purchase: somebody has to look at what broke that.
function raiseConflict(reason: string, id: string, request: FastifyRequest): void {
  if (reason !== 'CONFLICT') return;
  request.log.error({ alert: true, authorization: id }, 'an authorization came back as another');
}

const toQuestion = (asked: Static<typeof Asked>, occurredAt: Date): Question => ({
  id: asked.id,
  cardId: asked.card_id,
  accountId: asked.account_id,
  amountCents: asked.amount,
  occurredAt,
  merchantName: plain(asked.merchant.name ?? '') || plain(asked.merchant.mid),
  merchantCategory: merchantCategory(asked.merchant.mcc),
});

const MOST_LETTERS = 255;

/** What a database stores of a text: no purchase fails for how its merchant is written. */
const plain = (text: string): string =>
  text.slice(0, MOST_LETTERS).toWellFormed().replaceAll('\u0000', '').trim();
