import { setTimeout as pause } from 'node:timers/promises';
import { EventPage, MAX_PAGE, type Event } from '@reset/api-contract/events.ts';
import type { FastifyBaseLogger } from 'fastify';
import type { Database, Transaction } from '../database/database.ts';
import type { Static, TSchema } from 'typebox';
import { Compile, type Validator } from 'typebox/compile';
import type { InternalClient } from '../internal/internal-client.ts';
import { inJobSpan } from '../tracing/spans.ts';
import { applyPage, type Reading } from './apply-page.ts';
import { outage } from './outage.ts';
import { subscriptionStore, type Standing } from './subscription-store.ts';

const WAIT_SECONDS = 20;
/** What is told in quick succession is taken together: a burst costs ten pages a second, not one for each event. */
const GATHER_MS = 100;
/** How soon a rebuild that was asked for begins. */
const REBUILD_POLL_MS = 1_000;

type Told<Events extends Record<string, TSchema>> = Static<Events[keyof Events]>;

/** How a subscriber writes what events mean, by `transaction` alone and for this generation. */
type Applying<Events extends Record<string, TSchema>> =
  | {
      /** It is called for each event once, and for one subject's events in their order. */
      apply(transaction: Transaction, event: Told<Events>, generation: number): Promise<void>;
      applyAll?: undefined;
    }
  | {
      /** The events of a page at once, in their order: for whom many are read anew. */
      applyAll(
        transaction: Transaction,
        events: readonly Told<Events>[],
        generation: number,
      ): Promise<void>;
      apply?: undefined;
    };

export type NewSubscription<Events extends Record<string, TSchema>> = {
  /** The service whose events these are. */
  owner: string;
  client: Pick<InternalClient, 'get'>;
  /** By type; events of other types are passed over. */
  events: Events;
  /**
   * Brings what is made of the live reading up to date: with the events of each page of it, and with
   * null when another reading has taken its place. In the transaction of either.
   */
  refresh?(transaction: Transaction, events: readonly Told<Events>[] | null): Promise<void>;
} & Applying<Events>;

export type SubscriptionOptions<Events extends Record<string, TSchema>> =
  NewSubscription<Events> & {
    /** The subscriber's own, with the tables of createSubscriptionTables. */
    database: Database;
    log: FastifyBaseLogger;
  };

/**
 * Subscribes to another service's events until it is stopped. While the owner is away it
 * tries again; an event that it cannot read or apply, or that is missing, stops it
 * at that point, says so, and is tried again.
 * @returns a function that stops it, when nothing is half done any more
 */
export function subscribe<Events extends Record<string, TSchema>>(
  options: SubscriptionOptions<Events>,
): () => Promise<void> {
  const { owner, client, database, log } = options;
  const store = subscriptionStore(database, owner);
  const stopping = new AbortController();
  const { signal } = stopping;

  const pull = async (standing: Standing, waitSeconds: number): Promise<number> => {
    const path = `/internal/events?after=${standing.position}&limit=${MAX_PAGE}&wait=${waitSeconds}`;
    const timeoutMs = (waitSeconds + 5) * 1_000;
    const page = checked(
      EventPage,
      await client.get<unknown>(path, { signal, timeoutMs }),
      'A page of events',
    );
    if (page.events.length === 0) return 0;
    await inJobSpan(`apply events of ${owner}`, null, () =>
      applyPage(database, standing, page, (transaction, due, reading) =>
        applyKnown(options, transaction, due, reading),
      ),
    );
    return page.events.length;
  };

  // In trouble it asks for an answer at once: that it is over is not to be said late.
  let isGathering = false;
  const readLive = async (isInTrouble: boolean) => {
    if (isGathering) await pause(GATHER_MS, undefined, { signal });
    const taken = await pull(await store.live(), isInTrouble ? 0 : WAIT_SECONDS);
    isGathering = taken > 0 && taken < MAX_PAGE;
  };
  const rebuild = async () => {
    const next = await store.next();
    if (!next) return pause(REBUILD_POLL_MS, undefined, { signal });
    if ((await pull(next, 0)) > 0) return;
    if (await store.showNext(options.refresh)) log.info({ owner }, 'subscription.rebuilt');
  };

  const running = Promise.all(
    [readLive, rebuild].map((step) => repeat(step, signal, outage(log, { owner }))),
  );
  return async () => {
    stopping.abort();
    await running;
  };
}

async function repeat(
  step: (isInTrouble: boolean) => Promise<void>,
  signal: AbortSignal,
  trouble: ReturnType<typeof outage>,
): Promise<void> {
  while (!signal.aborted) {
    try {
      await step(trouble.isOn());
      trouble.succeeded();
    } catch (error) {
      if (signal.aborted) return;
      await pause(trouble.failed(error), undefined, { signal }).catch(() => undefined);
    }
  }
}

async function applyKnown<Events extends Record<string, TSchema>>(
  { events: schemas, apply, applyAll, refresh }: SubscriptionOptions<Events>,
  transaction: Transaction,
  due: readonly Event[],
  { generation, is_live: isLive }: Reading,
): Promise<void> {
  const events = due.flatMap((event) => {
    const schema = schemas[event.type];
    return schema ? [checked(schema, event, event.type) as Told<Events>] : [];
  });
  if (applyAll) await applyAll(transaction, events, generation);
  else for (const event of events) await apply(transaction, event, generation);
  if (isLive && events.length > 0) await refresh?.(transaction, events);
}

/** Each schema once in a process, when it is first used. */
const validators = new WeakMap<TSchema, Validator>();

// What it is instead stays out of the message: events tell of people.
function checked<Schema extends TSchema>(
  schema: Schema,
  value: unknown,
  what: string,
): Static<Schema> {
  const validator = validators.get(schema) ?? Compile(schema);
  validators.set(schema, validator as Validator);
  if (validator.Check(value)) return value as Static<Schema>;
  throw new Error(`${what} is not as the contract has it.`);
}
