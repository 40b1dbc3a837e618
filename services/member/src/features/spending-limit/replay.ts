import type { LimitInputs } from './limit-inputs.ts';
import { ENGINE, grossLimit, type GrossLimit } from './spending-limit.ts';

/** A limit as it was stored. */
export type StoredLimit = GrossLimit & { engine: number; inputs: LimitInputs };

/**
 * The limit again, of what it was computed from.
 * @throws when another engine computed it, whose steps this one does not know
 */
export function replay({ engine, inputs }: Pick<StoredLimit, 'engine' | 'inputs'>): GrossLimit {
  if (engine !== ENGINE) throw new Error(`Engine ${engine} computed this limit, not ${ENGINE}.`);
  return grossLimit(inputs);
}
