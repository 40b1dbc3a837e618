import type { Level } from './requirement.ts';

/** One promise broken on purpose, in one place of the product's code. */
export type Breakage = {
  id: string;
  /** The level whose tests are to notice. */
  level: Level;
  what: string;
  file: string;
  /** The text that is there once, and what takes its place. */
  from: string;
  to: string;
};
