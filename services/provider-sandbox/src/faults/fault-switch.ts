import { setTimeout as pause } from 'node:timers/promises';

export const FAULT_MODES = ['none', 'refuse', 'delay', 'lose_answer'] as const;

export type Fault = {
  /** `lose_answer` does the work and then breaks the connection. */
  mode: (typeof FAULT_MODES)[number];
  /** Before it goes on, or before the connection breaks. */
  delayMs: number;
  /** How many requests it meets; null for all of them. */
  remaining: number | null;
  /** Meets only addresses with these words in them; null for all. */
  path?: string | null;
};

export type Met = 'pass' | 'refuse' | { loseAnswerAfterMs: number };

/** What goes wrong on purpose, so that retries can be tested. */
export type FaultSwitch = {
  set(fault: Fault): void;
  /** To be called once for each request; waits for `delay`. */
  meets(path?: string): Promise<Met>;
};

const NONE: Fault = { mode: 'none', delayMs: 0, remaining: null };

/** No fault, until one is set. */
function faultSwitch(): FaultSwitch {
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

/** The switches of all that can be made to go wrong, by name. */
export type FaultSwitches = {
  /** The switch of this name, made on first use. */
  of(name: string): FaultSwitch;
  /** null for a name that nothing has. */
  find(name: string): FaultSwitch | null;
  /** Nothing goes wrong any more. */
  clear(): void;
};

export function faultSwitches(): FaultSwitches {
  const switches = new Map<string, FaultSwitch>();
  return {
    find: (name) => switches.get(name) ?? null,
    of(name) {
      const found = switches.get(name) ?? faultSwitch();
      switches.set(name, found);
      return found;
    },
    clear() {
      for (const one of switches.values()) one.set(NONE);
    },
  };
}
