import { randomInt } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { runSequence } from '../testing/generator/run-sequence.ts';
import type { Outcome } from '../testing/generator/world.ts';
import { someLedger } from '../testing/some-ledger.ts';

const OPERATIONS = 500;
/** MONEY_SEED runs that one sequence again; MONEY_SEQUENCES runs more of them. */
const SEED = process.env['MONEY_SEED'];
const SEQUENCES = SEED === undefined ? Number(process.env['MONEY_SEQUENCES'] ?? 20) : 1;
const FIRST = SEED === undefined ? randomInt(2 ** 31) : Number(SEED);
const MOST_MS_EACH = 30_000;

let test: Awaited<ReturnType<typeof someLedger>>;
beforeAll(async () => {
  process.stdout.write(`Random things happen to money: MONEY_SEED=${FIRST} and what follows\n`);
  test = await someLedger();
});
afterAll(() => test.drop());

const EACH: readonly Outcome[] = [
  'posted',
  'exists',
  'approved',
  'declined',
  'conflict',
  'hold_not_open',
  'no_such_account',
  'against_the_rules',
];

describe(`${SEQUENCES} sequences of ${OPERATIONS} random operations`, () => {
  it(
    'leave the ledger as the model has it, after each of them',
    async () => {
      const seen = new Map<Outcome, number>();
      for (let seed = FIRST; seed < FIRST + SEQUENCES; seed += 1) {
        for (const [outcome, times] of await runSequence(test.database, seed, OPERATIONS)) {
          seen.set(outcome, (seen.get(outcome) ?? 0) + times);
        }
      }
      // A generator that meets only one kind of answer would show nothing.
      for (const outcome of EACH) expect(seen.get(outcome) ?? 0).toBeGreaterThan(0);
    },
    SEQUENCES * MOST_MS_EACH,
  );
});
