import { setTimeout as pause } from 'node:timers/promises';

export type Fault = {
  /** `lose_answer` does the work and then breaks the connection. */
  mode: 'none' | 'refuse' | 'delay' | 'lose_answer';
  /** Before it goes on, or before the connection breaks. */
  delayMs: number;
  /** How many it meets before all is well again; null for all of them. */
  remaining: number | null;
  /** Meets only addresses with these words in them; null for all. */
  path?: string | null;
};

export type Met = 'pass' | 'refuse' | { loseAnswerAfterMs: number };

/** What is to go wrong on purpose, so that trying again can be tried. */
export type Faults = {
  set(fault: Fault): void;
  /** To be asked once for each that is sent; waits for `delay`. */
  meets(path?: string): Promise<Met>;
};

const NONE: Fault = { mode: 'none', delayMs: 0, remaining: null };

/** No fault, until one is set. */
export function faultSwitch(): Faults {
  let fault = NONE;
  return {
    set: (next) => {
      fault = next;
    },
    async meets(path = '') {
      const { mode, delayMs, remaining } = fault;
      if (mode === 'none' || remaining === 0 || !path.includes(fault.path ?? '')) return 'pass';
      if (remaining !== null) fault = { ...fault, remaining: remaining - 1 };
      if (mode === 'refuse') return 'refuse';
      if (mode === 'lose_answer') return { loseAnswerAfterMs: delayMs };
      await pause(delayMs);
      return 'pass';
    },
  };
}
