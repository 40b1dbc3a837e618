import { buildService, newId, openDatabase } from '@reset/service-kit';
import { asVisitor, fixedClock, testConfig } from '@reset/service-kit/testing';
import type { Knex } from 'knex';
import type { Verdict } from '#features/authorizations/authorizations.ts';
import { registerAuthorizations } from '#features/authorizations/webhook-routes.ts';
import { syncteraWebhooks } from '#providers/synctera-webhook.ts';
import { openAuthorizations } from '../open-authorizations.ts';
import type { IssuedCard } from './issued-card.ts';
import { memberDatabase } from './db.ts';
import { signSynctera, SYNCTERA_SECRET } from './sign-synctera.ts';

const NOW = '2026-11-20T20:00:00Z';
const MOST_TRIES = 8;

type Asking = ReturnType<typeof authorizing>;

/** One process that answers authorizations, and what asks it as the card network does. */
function authorizing(database: Knex, logged: object[]) {
  const clock = fixedClock(NOW);
  const app = buildService({
    name: 'member',
    config: testConfig('member'),
    logger: recording(logged),
    logsRequests: false,
  });
  registerAuthorizations(app, {
    isGenuine: syncteraWebhooks(SYNCTERA_SECRET, clock),
    decide: openAuthorizations({ database, clock, config: { HOLD_DAYS: 7 } }),
  });
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
    /** A purchase at the till; the network asks again while nothing was decided. */
    async ask(card: Pick<IssuedCard, 'cardId' | 'accountId'>, changes: object = {}) {
      const question = purchase(card, changes);
      for (let tries = 1; ; tries += 1) {
        const reply = await send(question);
        if (reply.statusCode === 200) return reply.json<Verdict>();
        if (reply.statusCode !== 503 || tries === MOST_TRIES) {
          throw new Error(`${reply.statusCode}: ${reply.body}`);
        }
      }
    },
    close: () => app.close(),
  };
}

/** Two processes on one database, which tests drop. */
export async function twoAuthorizing(): Promise<{
  test: Awaited<ReturnType<typeof memberDatabase>>;
  one: Asking;
  other: Asking;
  /** A third, whose database does not answer. */
  away(): Asking;
  logged: object[];
  stop(): Promise<void>;
}> {
  const test = await memberDatabase();
  const logged: object[] = [];
  const [one, other] = [authorizing(test.database, logged), authorizing(test.database, logged)];
  return {
    test,
    one,
    other,
    away: () => authorizing(openDatabase('postgres://nobody@127.0.0.1:1/none'), logged),
    logged,
    async stop() {
      await Promise.all([one.close(), other.close()]);
      await test.drop();
    },
  };
}

/** The question of a purchase of five dollars at a grocer's. */
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

function recording(logged: object[]) {
  const log = (said: object) => void logged.push(said);
  const logger = { ...Object.fromEntries(LEVELS.map((level) => [level, log])), level: 'info' };
  return Object.assign(logger, { child: () => logger }) as never;
}

const LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal'];
