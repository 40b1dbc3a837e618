import { buildService, newId, openDatabase } from '@reset/service-kit';
import { asVisitor } from '@reset/service-kit/testing';
import type { Context } from '#context.ts';
import type { AuthorizationDecision } from '#features/cards/authorizations/authorizations.ts';
import { authorizationsRoutes } from '#features/cards/authorizations/authorizations.routes.ts';
import type { IssuedCard } from './issued-card.ts';
import { memberContext } from './member-service.ts';
import { signSynctera } from './sign-synctera.ts';

const NOW = '2026-11-20T20:00:00Z';
const MAX_TRIES = 8;

type Authorizing = ReturnType<typeof authorizing>;

/** One process that decides authorizations, and what calls it as the card network does. */
function authorizing(context: Context) {
  const { clock } = context;
  const app = buildService(context, { logsRequests: false });
  authorizationsRoutes(app, context);
  const send = (
    message: object | string,
    { at = clock.now(), headers = {} }: { at?: Date; headers?: Record<string, string> } = {},
  ) => {
    const signed = signSynctera(message, { at });
    return app.inject({
      method: 'POST',
      url: '/api/v1/webhooks/synctera/authorizations',
      headers: { ...asVisitor({ audience: 'member' }), ...signed.headers, ...headers },
      payload: signed.payload,
    });
  };
  return {
    clock,
    send,
    /** A purchase at the till; the network retries while nothing was decided. */
    async ask(card: Pick<IssuedCard, 'cardId' | 'accountId'>, changes: object = {}) {
      const request = purchase(card, changes);
      for (let tries = 1; ; tries += 1) {
        const reply = await send(request);
        if (reply.statusCode === 200) return reply.json<AuthorizationDecision>();
        if (reply.statusCode !== 503 || tries === MAX_TRIES) {
          throw new Error(`${reply.statusCode}: ${reply.body}`);
        }
      }
    },
    close: () => app.close(),
  };
}

/** Two processes on one database, which `stop` drops. */
export async function twoAuthorizing() {
  const { context, kit } = await memberContext();
  const [one, other] = [authorizing(context), authorizing(context)];
  return {
    database: kit.database,
    clock: kit.clock,
    one,
    other,
    /** A third, whose database does not answer. */
    away: (): Authorizing =>
      authorizing({
        ...context,
        decidingDatabase: openDatabase('postgres://nobody@127.0.0.1:1/none'),
      }),
    logged: kit.logged,
    async stop() {
      await Promise.all([one.close(), other.close()]);
      await kit.resources.disposeAsync();
    },
  };
}

/** The request of a purchase of five dollars at a grocer's. */
export const purchase = (
  { cardId, accountId }: Pick<IssuedCard, 'cardId' | 'accountId'>,
  changes: object = {},
) => ({
  id: newId(),
  type: 'AUTHORIZATION',
  card_id: cardId,
  account_id: accountId,
  customer_id: newId(),
  amount: 500,
  currency: 'USD',
  transaction_time: NOW,
  merchant: { mid: '445566', name: 'Corner Store', mcc: '5411', city: 'Portland' },
  ...changes,
});
