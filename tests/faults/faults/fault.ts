import type { Load } from '../load/generate-load.ts';
import type { Random } from '../random/seeded-random.ts';
import type { Environment } from '../environment/start-environment.ts';

/** What a fault works with. */
export type FaultContext = {
  environment: Environment;
  load: Load;
  random: Random;
  /** Adds to a count that the table shows: replies cut, backends ended. */
  count(what: string, by?: number): void;
  /** Reports a broken promise, which fails the run. */
  report(what: string): void;
};

/**
 * Injects a fault under load, and ends it.
 * @returns the moment from which recovery counts: when the fault ended, or when it began where the
 * product has to recover by itself
 */
export type Fault = (context: FaultContext) => Promise<number>;
