import { MAX_PAGE, type Event, type Position } from '@reset/api-contract/events.ts';
import {
  awaitEvents,
  changeSignal,
  latestPosition,
  type Database,
  type Listener,
} from '@reset/service-kit';
import type { FastifyBaseLogger } from 'fastify';
import { setTimeout as pause } from 'node:timers/promises';

const WAIT_MS = 2_000;
/** However many events come, the log is read no more often: what comes meanwhile is read together. */
const MIN_PAUSE_MS = 25;
const RETRY_MS = 1_000;
/** Where nothing could be read for longer, nobody knows what has happened. */
const MAX_SILENCE_MS = 3 * WAIT_MS;

/**
 * Reads this service's own events while somebody wants them, once for all who do.
 * @param onEvents called with each page; `position()` is behind it by then
 */
export function eventReader(
  { database, listener, log }: { database: Database; listener: Listener; log: FastifyBaseLogger },
  onEvents: (events: readonly Event[]) => void,
) {
  const appended = changeSignal(listener, 'event');
  let position: Position = '0';
  let readAt = 0;
  let reading: { started: Promise<void>; ending: AbortController } | null = null;

  const readOn = async (signal: AbortSignal) => {
    const page = await awaitEvents(database, appended, {
      after: position,
      limit: MAX_PAGE,
      waitMs: WAIT_MS,
      signal,
    });
    if (signal.aborted) return;
    position = page.next;
    // What stands behind a transaction that still runs is late, as if nothing had been read.
    if (page.events.length > 0 || !page.isHeldBack) readAt = performance.now();
    onEvents(page.events);
    await pause(MIN_PAUSE_MS);
  };

  const readUntil = async (signal: AbortSignal) => {
    let isFaultLogged = false;
    while (!signal.aborted) {
      try {
        await readOn(signal);
        isFaultLogged = false;
      } catch (err) {
        if (!isFaultLogged) log.warn({ err }, 'event_stream.read_failed');
        isFaultLogged = true;
        await pause(RETRY_MS, undefined, { signal }).catch(() => undefined);
      }
    }
  };

  const begin = async (signal: AbortSignal) => {
    const latest = await latestPosition(database);
    if (signal.aborted) return;
    position = latest;
    readAt = performance.now();
    void readUntil(signal);
  };

  const stop = () => {
    reading?.ending.abort();
    reading = null;
  };

  return {
    position: () => position,

    /** Whether what has happened so far was read, but for a few seconds. */
    isUpToDate: () => performance.now() - readAt < MAX_SILENCE_MS,

    /** Reads from now on; resolves once it is known from where. Rejects where the log cannot be read. */
    async start(): Promise<void> {
      if (!reading) {
        const ending = new AbortController();
        reading = { started: begin(ending.signal), ending };
      }
      const { started } = reading;
      try {
        await started;
      } catch (err) {
        if (reading?.started === started) stop();
        throw err;
      }
    },

    /** Reads no more until it is started again. */
    stop,

    close(): void {
      stop();
      appended.close();
    },
  };
}
