import type { Load } from '../load/load.ts';
import type { Random } from '../random/seeded-random.ts';
import type { Stage } from '../stage/open-stage.ts';

/** What a fault finds when it comes. */
export type Scene = {
  stage: Stage;
  load: Load;
  random: Random;
  /** Adds to a count that the table shows: replies cut, backends ended. */
  count(what: string, by?: number): void;
  /** Something that is not as was promised: the run fails by it. */
  complain(what: string): void;
};

/**
 * Breaks something while people are buying, and mends it.
 * @returns the moment from which recovery counts: when it was mended, or when it broke where the
 * product is to help itself
 */
export type Fault = (scene: Scene) => Promise<number>;
