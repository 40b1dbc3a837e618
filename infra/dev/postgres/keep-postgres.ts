import { setTimeout as sleep } from 'node:timers/promises';
import { isAlive } from '../processes/process-facts.ts';
import { restartDelayMs } from '../processes/restart-delay.ts';
import { startPostgres, type Postgres, type PostgresOptions } from '../postgres.ts';

// It is no child of ours when an earlier start left it running, so it is looked at.
const LOOK_EVERY_MS = 250;
const STEADY_MS = 30_000;

/**
 * A PostgreSQL that is started again whenever it ends, at the same port and on the same data, until
 * it is stopped. What was committed is there again; services find it by themselves.
 * @param say gets a line when it ended, when it could not be started, and when it is back
 * @throws when it does not come up for the first time
 */
export async function keepPostgres(
  options: PostgresOptions,
  say: (line: string) => void,
): Promise<Pick<Postgres, 'url' | 'stop'>> {
  const first = await startPostgres(options);
  const stopping = new AbortController();
  let current = first;

  const startAgain = async (endedAt: number): Promise<void> => {
    for (let tries = 1; !stopping.signal.aborted; tries += 1) {
      try {
        current = await startPostgres({ ...options, port: first.port });
        say(`PostgreSQL is back (${((Date.now() - endedAt) / 1_000).toFixed(1)} s)`);
        return;
      } catch (error) {
        say(`PostgreSQL could not be started again: ${(error as Error).message}`);
        await pause(restartDelayMs(tries + 1), stopping.signal);
      }
    }
  };

  const keep = async (): Promise<void> => {
    let endings = 0;
    while (!stopping.signal.aborted) {
      const startedAt = Date.now();
      while (isAlive(current.pid) && !stopping.signal.aborted) {
        await pause(LOOK_EVERY_MS, stopping.signal);
      }
      if (stopping.signal.aborted) return;
      say(`PostgreSQL ended, starting it again; its log is ${options.log}`);
      endings = Date.now() - startedAt > STEADY_MS ? 1 : endings + 1;
      const endedAt = Date.now();
      await pause(restartDelayMs(endings), stopping.signal);
      await startAgain(endedAt);
    }
  };

  const kept = keep();
  return {
    url: first.url,
    async stop() {
      stopping.abort();
      await kept;
      await current.stop();
    },
  };
}

const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  sleep(ms, undefined, { signal }).catch(() => undefined);
