import { Id } from '@reset/api-contract/fields.ts';
import { RefusedError, registerWebhook, unavailable, type Service } from '@reset/service-kit';
import Type, { type Static } from 'typebox';
import { Compile } from 'typebox/compile';
import { readInstant } from '#calendar/calendar-date.ts';
import type { Context } from '#context.ts';
import { merchantCategory } from '#features/cards/purchases/merchant-category.ts';
import { authorizationStore } from './authorizations.store.ts';
import {
  declined,
  refusalOf,
  type AuthorizationDecision,
  type AuthorizationRequest,
  type DeclineReason,
} from './authorizations.ts';
import { decideInBatches, type Decide } from './decide-in-batches.ts';

const MAX_BATCH = 64;
const MAX_QUEUE = 1_024;

const AuthorizationMessage = Type.Object({
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

const isAuthorization = Compile(AuthorizationMessage);

/**
 * POST /webhooks/synctera/authorizations: the card network's request from a till.
 * Where nothing was decided in time the answer is 503, and the network's own rule decides.
 */
export function authorizationsRoutes(app: Service, context: Context): void {
  const decide = openDecisions(context);
  registerWebhook(app, {
    provider: 'synctera/authorizations',
    isGenuine: context.isIssuerWebhook,
    async receive(message, { log }): Promise<AuthorizationDecision> {
      const received = isAuthorization.Check(message) ? message : null;
      const occurredAt = received && readInstant(received.transaction_time);
      if (!received || !occurredAt) throw new RefusedError(notUnderstood);
      const { id: authorization } = received;
      const refusal = refusalOf(received);
      if (refusal) {
        log.warn({ authorization, reason: refusal }, 'authorization.amount_refused');
        return declined(refusal);
      }
      const decision = await decide(toRequest(received, occurredAt)).catch((err: unknown) => {
        log.error({ err, authorization }, 'authorization.not_decided');
        throw new RefusedError(unavailable());
      });
      const event = decision.status === 'DECLINED' && BROKEN_PROMISES[decision.reason];
      if (event) log.error({ alert: true, authorization }, event);
      return decision;
    },
  });
}

/**
 * What the issuer promises not to send, by the event that is logged: one id is one purchase, and a
 * card is one account's. Staff have to look at what broke that.
 */
const BROKEN_PROMISES: Partial<Record<DeclineReason, string>> = {
  CONFLICT: 'authorization.id_reused',
  ACCOUNT_MISMATCH: 'authorization.account_mismatch',
};

/** Decides in batches, as this process does, on connections of its own. */
function openDecisions({ clock, config, decidingDatabase }: Context): Decide {
  const store = authorizationStore(decidingDatabase, { clock, holdDays: config.HOLD_DAYS });
  return decideInBatches(store.decideAll, {
    maxBatch: MAX_BATCH,
    concurrency: config.AUTHORIZATION_CONCURRENCY,
    maxQueue: MAX_QUEUE,
    budgetMs: config.AUTHORIZATION_BUDGET_MS,
  });
}

const notUnderstood = {
  status: 400,
  error: 'This is no authorization that can be read.',
  code: 'invalid_request',
};

const toRequest = (
  message: Static<typeof AuthorizationMessage>,
  occurredAt: Date,
): AuthorizationRequest => ({
  id: message.id,
  cardId: message.card_id,
  accountId: message.account_id,
  amountCents: message.amount,
  occurredAt,
  merchantName: plain(message.merchant.name ?? '') || plain(message.merchant.mid),
  merchantCategory: merchantCategory(message.merchant.mcc),
});

const MAX_LETTERS = 255;

/** What a database stores of a text: no purchase fails for how its merchant is written. */
const plain = (text: string): string =>
  text.slice(0, MAX_LETTERS).toWellFormed().replaceAll('\u0000', '').trim();
