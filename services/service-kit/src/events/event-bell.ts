import type { FastifyBaseLogger } from 'fastify';
import type { Knex } from 'knex';
import { listenForEvents } from './listen-for-events.ts';

/** Rings when events were appended. A ring may be lost: it spares waiting, and nothing else. */
export type EventBell = {
  /** How often it has rung. Asked before reading, so that no ring falls in between. */
  rings(): number;
  /** Until it has rung more than `since` times, at most `ms`, or until `signal`. */
  wait(options: { since: number; ms: number; signal: AbortSignal }): Promise<void>;
  stop(): Promise<void>;
};

/**
 * The bell of this process. It begins to listen when somebody first waits.
 * @param about what else than events it rings for, by the end of the channel's name
 */
export function eventBell(database: Knex, log: FastifyBaseLogger, about?: string): EventBell {
  let rings = 0;
  let stopListening: (() => Promise<void>) | undefined;
  let isStopped = false;
  const sleepers = new Set<() => void>();
  const ring = () => {
    rings += 1;
    for (const wake of sleepers) wake();
  };

  return {
    rings: () => rings,
    async wait({ since, ms, signal }) {
      if (isStopped || signal.aborted || rings !== since) return;
      stopListening ??= listenForEvents(database, log, ring, about);
      const { promise, resolve } = Promise.withResolvers<void>();
      const wake = () => resolve();
      const timer = setTimeout(wake, ms);
      sleepers.add(wake);
      signal.addEventListener('abort', wake, { once: true });
      await promise;
      signal.removeEventListener('abort', wake);
      sleepers.delete(wake);
      clearTimeout(timer);
    },
    async stop() {
      isStopped = true;
      ring();
      await stopListening?.();
    },
  };
}
