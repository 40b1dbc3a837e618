import type { FastifyBaseLogger } from 'fastify';
import type { TSchema } from 'typebox';
import type { Database } from '../database/database.ts';
import { subscribe, type NewSubscription } from './subscribe.ts';

/** A service's subscriptions to other services' events. */
export type EventSubscriptions = {
  /** Subscribes from `start` on; features call it while the service is built. */
  subscribe<Events extends Record<string, TSchema>>(subscription: NewSubscription<Events>): void;
  start(): void;
  /** Until nothing is half done any more. */
  stop(): Promise<void>;
};

export function eventSubscriptions({
  database,
  log,
}: {
  database: Database;
  log: FastifyBaseLogger;
}): EventSubscriptions {
  const starters: (() => () => Promise<void>)[] = [];
  let running: (() => Promise<void>)[] = [];
  return {
    subscribe: (subscription) =>
      void starters.push(() => subscribe({ ...subscription, database, log })),
    start() {
      running = starters.map((start) => start());
    },
    async stop() {
      await Promise.all(running.map((stop) => stop()));
    },
  };
}
