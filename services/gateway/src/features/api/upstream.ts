import type { Pool } from 'undici';

/** Answers that did not come in time, with none in between that did, from which on a service hangs. */
const LATE_IN_A_ROW = 5;

/**
 * The connections to one service, and whether it answers. Of one that hangs, one request at a time
 * finds out whether it still does; the others are not kept waiting for that.
 */
export class Upstream {
  readonly pool: Pool;
  /** Connections for streams, which each keep one. */
  readonly streams: Pool;
  #late = 0;
  #isProbed = false;

  constructor(pool: Pool, streams: Pool) {
    this.pool = pool;
    this.streams = streams;
  }

  /** Whether a request may be sent. Each that is sent is followed by `settled`. */
  admits(): boolean {
    if (this.#late < LATE_IN_A_ROW) return true;
    if (this.#isProbed) return false;
    this.#isProbed = true;
    return true;
  }

  /** @param isLate it did not answer in time; false for every answer, and where nobody listens */
  settled(isLate: boolean): void {
    this.#late = isLate ? this.#late + 1 : 0;
    this.#isProbed = false;
  }
}
