import { setTimeout as pause } from 'node:timers/promises';

export type Fault = {
  mode: 'none' | 'refuse' | 'delay';
  /** For `delay`. */
  delayMs: number;
  /** How many it meets before all is well again; null for all of them. */
  remaining: number | null;
};

/** What is to go wrong on purpose, so that trying again can be tried. */
export type Faults = {
  set(fault: Fault): void;
  /** To be asked once for each that is sent; waits for `delay`. */
  meets(): Promise<'pass' | 'refuse'>;
};

const NONE: Fault = { mode: 'none', delayMs: 0, remaining: null };

/** No fault, until one is set. */
export function faultSwitch(): Faults {
  let fault = NONE;
  return {
    set: (next) => {
      fault = next;
    },
    async meets() {
      const { mode, delayMs, remaining } = fault;
      if (mode === 'none' || remaining === 0) return 'pass';
      if (remaining !== null) fault = { ...fault, remaining: remaining - 1 };
      if (mode === 'refuse') return 'refuse';
      await pause(delayMs);
      return 'pass';
    },
  };
}
