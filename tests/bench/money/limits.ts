import { promised, sized } from '../harness.ts';
import { recomputeLimits } from './recompute-limits.ts';
import { seedEarners } from './seed-earners.ts';
import type { MoneySetup } from './setup.ts';

/** Limits that one process computes in a second, from the change that asks for them on. */
const MIN_A_SECOND = 2_000;
const MEMBERS = sized(100_000, 100);

/**
 * A change of every member's bank balance, until nobody's limit is due any more: stored step by
 * step, set in the ledger, and its notice written. Sets the exit code where the promise is missed.
 * @returns lines of a table
 */
export async function measureLimits(setup: MoneySetup): Promise<string[]> {
  const ground = await setup.ground('limits');
  await seedEarners(ground.admin, MEMBERS);
  await setup.serve(ground);
  const [first, again] = [
    await recomputeLimits(ground, MEMBERS),
    await recomputeLimits(ground, MEMBERS),
  ];
  promised(again >= MIN_A_SECOND);
  return [
    `| limits computed for the first time, ${count(MEMBERS)} members | ${count(first)} a second |`,
    `| limits recomputed after a change, ${count(MEMBERS)} members | ${count(again)} a second |`,
  ];
}

const count = (value: number) => Math.round(value).toLocaleString('en-US');
