import type { Level } from './requirement.ts';

/** One promise broken on purpose, in one place of the product's code. */
export type Breakage = {
  id: string;
  /** The level whose tests are to fail. */
  level: Level;
  what: string;
  file: string;
  /** The text that is there once, and what takes its place. */
  from: string;
  to: string;
  /**
   * `to` is the replacement that one of Stryker's mutators makes within `from`; without it the text
   * itself is replaced, which is for what no mutator makes and for browser tests.
   */
  by?: 'stryker';
};
