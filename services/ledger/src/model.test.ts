import { randomInt } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { NOTHING, sumOf, LedgerModel } from '../testing/model/ledger-model.ts';
import {
  compare,
  ledgerCommands,
  MEMBER_COUNT,
  OPERATION_NAMES,
} from '../testing/model/ledger-command.ts';
import { newMember, type Model } from '../testing/model/model.ts';
import type { Outcome } from '../testing/model/operation.ts';
import { openRealLedger, type RealLedger } from '../testing/model/real-ledger.ts';
import { someLedger } from '../testing/some-ledger.ts';

const MAX_COMMANDS = 500;
/** MONEY_SEQUENCES runs more of them; MONEY_SEED runs the same ones again. */
const SEQUENCES = Number(process.env['MONEY_SEQUENCES'] ?? 15);
const SEED = Number(process.env['MONEY_SEED'] ?? randomInt(2 ** 31));
const MAX_MS_EACH = 30_000;
const MAX_MS_SHRINKING = 300_000;

const EACH_OUTCOME: readonly Outcome[] = [
  'posted',
  'exists',
  'approved',
  'declined',
  'conflict',
  'hold_not_open',
  'no_such_account',
  'against_the_rules',
];

let test: Awaited<ReturnType<typeof someLedger>>;
beforeAll(async () => {
  test = await someLedger();
});
afterAll(() => test.drop());

/** How often each operation came to each outcome, by `operation: outcome`. */
const tally = new Map<string, number>();
const commands = fc.commands(
  ledgerCommands((operation, outcome) => {
    const key = `${operation}: ${outcome}`;
    tally.set(key, (tally.get(key) ?? 0) + 1);
  }),
  { maxCommands: MAX_COMMANDS, size: 'max' },
);

async function begin(): Promise<{ model: Model; real: RealLedger }> {
  const real = await openRealLedger(test.database, MEMBER_COUNT);
  const began = await real.balances();
  const model: Model = {
    began,
    ledger: new LedgerModel(began),
    members: real.userIds.map(newMember),
    idOf: (account) => real.accounts.get(account) ?? 0n,
    posted: [],
    approved: [],
  };
  return { model, real };
}

/** Everything from the beginning: all transfers folded, each hold, and the ledger's own invariants. */
async function compareAll({ model, real }: Awaited<ReturnType<typeof begin>>): Promise<void> {
  const folded = await real.folded();
  const moved = [...model.ledger.balances.keys()].map(
    (account) =>
      [
        account,
        sumOf(model.began.get(account) ?? NOTHING, folded.get(account) ?? NOTHING),
      ] as const,
  );
  compare(new Map(moved), model.ledger.balances, 'the sum of all transfers');
  const holds = model.members
    .flatMap(({ purchases, debits, forwards, ended }) =>
      [purchases, debits, forwards, ended].flat(),
    )
    .map(({ id, cents }) => [id, cents] as const);
  compare(await real.holds(), new Map(holds), 'hold');
  expect(await real.store.problems()).toEqual([]);
}

const report = (): string =>
  [...tally]
    .map(([what, times]) => `  ${what} ${times}\n`)
    .toSorted()
    .join('');

describe(`${SEQUENCES} sequences of up to ${MAX_COMMANDS} random operations`, () => {
  it(
    'leave the ledger as the model has it, after each of them',
    async () => {
      const property = fc.asyncProperty(commands, async (sequence) => {
        const world = await begin();
        try {
          await fc.asyncModelRun(() => world, sequence);
          await compareAll(world);
        } catch (error) {
          // What went wrong stays in that ledger: the next sequence begins with another one.
          await test.drop();
          test = await someLedger();
          throw error;
        }
      });
      await fc.assert(property, { seed: SEED, numRuns: SEQUENCES });
      process.stdout.write(`MONEY_SEED=${SEED} shows so many times\n${report()}`);
      // A run that never does something, or meets only one kind of answer, would show nothing.
      const seen = [...tally.keys()];
      const isMissing = (what: string) => !seen.some((key) => key.split(': ').includes(what));
      expect([...OPERATION_NAMES, ...EACH_OUTCOME].filter(isMissing)).toEqual([]);
    },
    SEQUENCES * MAX_MS_EACH + MAX_MS_SHRINKING,
  );
});
