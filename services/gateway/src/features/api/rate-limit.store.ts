import type { Database } from '@reset/service-kit';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';

const TABLE = 'call_count';

/** How many calls in how many seconds. */
type Allowance = { calls: number; seconds: number };

export type RateLimitStore = ReturnType<typeof rateLimitStore>;

/**
 * Counts calls by key for all gateways together: each counts once, however many
 * come at the same moment. While the database is down every gateway counts for
 * itself.
 */
export function rateLimitStore(database: Database) {
  const limiters = new Map<string, RateLimiterPostgres>();

  const limiterFor = ({ calls, seconds }: Allowance) => {
    const name = `${calls}/${seconds}`;
    let limiter = limiters.get(name);
    if (!limiter) limiters.set(name, (limiter = createLimiter(database, { calls, seconds })));
    return limiter;
  };

  return {
    /** Counts one call; null when it is allowed, otherwise in how many ms the next one is. */
    async count(key: string, allowance: Allowance): Promise<number | null> {
      try {
        await limiterFor(allowance).consume(key);
        return null;
      } catch (refused) {
        if (refused instanceof RateLimiterRes) return refused.msBeforeNext;
        throw refused;
      }
    },

    /** Forgets counts whose time is over. */
    async clear(): Promise<void> {
      await database(TABLE).where('expire', '<', Date.now()).delete();
    },
  };
}

function createLimiter(database: Database, { calls, seconds }: Allowance): RateLimiterPostgres {
  const options = { points: calls, duration: seconds, keyPrefix: '' };
  return new RateLimiterPostgres({
    ...options,
    storeClient: database,
    storeType: 'knex',
    tableName: TABLE,
    // A migration made it, and `clear` clears it.
    tableCreated: true,
    clearExpiredByTimeout: false,
    insuranceLimiter: new RateLimiterMemory(options),
  });
}
