import { LedgerRefused } from '../../src/transfers.ts';
import type { someLedger } from '../some-ledger.ts';
import { authorizationSteps } from './authorization-steps.ts';
import { clearingSteps } from './clearing-steps.ts';
import { depositSteps } from './deposit-steps.ts';
import { disputeSteps } from './dispute-steps.ts';
import { forwardSteps } from './forward-steps.ts';
import { NOTHING, sumOf } from './ledger-model.ts';
import { ledgerReading, type LedgerReading } from './ledger-reading.ts';
import { newWorld } from './new-world.ts';
import { refusedSteps } from './refused-steps.ts';
import { repaymentSteps } from './repayment-steps.ts';
import { repeatedSteps } from './repeated-steps.ts';
import type { Outcome, Step, World } from './world.ts';

type Database = Awaited<ReturnType<typeof someLedger>>['database'];

const SHOWN_STEPS = 12;
const KINDS = [
  authorizationSteps,
  authorizationSteps,
  clearingSteps,
  repaymentSteps,
  depositSteps,
  forwardSteps,
  disputeSteps,
  repeatedSteps,
  refusedSteps,
];

/**
 * Does that many things with a few new members, and compares what the ledger has with the model
 * after each. @returns how often each outcome was seen
 * @throws Error that says the seed and what was done last
 */
export async function runSequence(
  database: Database,
  seed: number,
  operations: number,
): Promise<Map<Outcome, number>> {
  const said: string[] = [];
  const seen = new Map<Outcome, number>();
  const world = await newWorld(database, seed);
  const reading = await ledgerReading(database, world.accounts);
  try {
    while (said.length < operations) {
      const step = nextStep(world);
      said.push(step.what);
      const outcome = await take(step);
      seen.set(outcome, (seen.get(outcome) ?? 0) + 1);
      same(await reading.balances(), world.model.balances, 'balances');
    }
    await compareAll(world, reading);
  } catch (cause) {
    const last = said.slice(-SHOWN_STEPS).join('\n  ');
    const where = `MONEY_SEED=${seed}, operation ${said.length}`;
    throw new Error(`${where}: ${(cause as Error).message}\n  ${last}`, { cause });
  }
  return seen;
}

function nextStep(world: World): Step {
  const { random, members } = world;
  for (;;) {
    const member = random.oneOf(members);
    const make = random.oneOf(random.oneOf(KINDS) ?? []);
    const step = member && make?.(world, member);
    if (step) return step;
  }
}

async function take(step: Step): Promise<Outcome> {
  const expected = step.expected();
  const outcome = await step.ask().catch((error: unknown) => {
    if (error instanceof LedgerRefused) return error.code;
    throw error;
  });
  if (outcome !== expected) throw new Error(`the ledger says ${outcome}, not ${expected}`);
  await step.done?.(outcome);
  return outcome;
}

/** Everything from the beginning: all transfers folded, each hold, and what the ledger finds. */
async function compareAll(world: World, reading: LedgerReading): Promise<void> {
  const before = new Map([...world.model.balances].map(([account]) => [account, NOTHING]));
  const moved = new Map([...before, ...(await reading.folded())]);
  for (const [account, balance] of moved) {
    const began = world.began.get(account) ?? NOTHING;
    moved.set(account, sumOf(balance, began));
  }
  same(moved, world.model.balances, 'what all transfers come to');
  const holds = world.members.flatMap(({ holds: open, ended, debits, forwards }) =>
    [...open, ...debits, ...forwards, ...ended].map(({ id, left }): [string, number] => [id, left]),
  );
  same(await reading.holds(), new Map(holds), 'holds');
  const problems = await world.store.problems();
  if (problems.length > 0) throw new Error(JSON.stringify(problems));
}

function same<Value>(
  actual: ReadonlyMap<string, Value>,
  expected: ReadonlyMap<string, Value>,
  what: string,
): void {
  for (const key of new Set([...actual.keys(), ...expected.keys()])) {
    const [is, should] = [actual, expected].map((map) => JSON.stringify(map.get(key)));
    if (is !== should) throw new Error(`${what} of ${key}: ${is}, not ${should}`);
  }
}
