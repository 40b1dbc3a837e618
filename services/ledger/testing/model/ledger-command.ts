import fc from 'fast-check';
import { LedgerRefused } from '../../src/transfers.ts';
import type { Account, Role } from './accounts.ts';
import { ROLES } from './accounts.ts';
import { deposits } from './deposits.ts';
import { disputes } from './disputes.ts';
import type { Model } from './model.ts';
import type { Attempt, Operation, Outcome, Scene } from './operation.ts';
import { purchases } from './purchases.ts';
import type { RealLedger } from './real-ledger.ts';
import { refusals } from './refusals.ts';
import { repayments } from './repayments.ts';
import { repetitions } from './repetitions.ts';

const OPERATIONS = {
  ...purchases,
  ...repayments,
  ...deposits,
  ...disputes,
  ...repetitions,
  ...refusals,
};
export const OPERATION_NAMES: readonly string[] = Object.keys(OPERATIONS);
export const MEMBER_COUNT = 3;
const BUCKETS = 16;

/** What is random about a command; what it comes to depends on the model when its turn comes. */
const choices = fc.record({
  member: fc.nat(MEMBER_COUNT - 1),
  bucket: fc.nat(BUCKETS - 1),
  /** Which one of several. */
  index: fc.nat(999),
  cents: fc.integer({ min: 1, max: 20_000 }),
  /** By how much it differs from all that there is; null for any amount. */
  edge: fc.option(fc.integer({ min: -1, max: 1 })),
  flag: fc.boolean(),
  day: fc.integer({ min: 1, max: 28 }),
  source: fc.option(fc.uuid()),
});
type Choice = typeof choices extends fc.Arbitrary<infer Value> ? Value : never;

/** Notes what a command came to. */
export type Record = (operation: string, outcome: Outcome) => void;

/** Commands for fast-check's model runs: see `fc.commands`. */
export const ledgerCommands = (record: Record): fc.Arbitrary<LedgerCommand>[] =>
  Object.entries(OPERATIONS).flatMap(([name, [operation, weight]]) =>
    Array.from({ length: weight }, () =>
      choices.map((choice) => new LedgerCommand(name, operation, choice, record)),
    ),
  );

class LedgerCommand implements fc.AsyncCommand<Model, RealLedger> {
  readonly #name: string;
  readonly #operation: Operation;
  readonly #choice: Choice;
  readonly #record: Record;

  constructor(name: string, operation: Operation, choice: Choice, record: Record) {
    this.#name = name;
    this.#operation = operation;
    this.#choice = choice;
    this.#record = record;
  }

  check(model: Readonly<Model>): boolean {
    return this.#operation(sceneOf(model, this.#choice)) !== undefined;
  }

  async run(model: Model, real: RealLedger): Promise<void> {
    const attempt = this.#operation(sceneOf(model, this.#choice));
    if (!attempt) throw new Error(`${this.#name} was checked and cannot run`);
    const expected = expectedOf(attempt, model);
    const outcome = await attempt.ask(real).catch(refusalOf);
    this.#record(this.#name, outcome);
    if (outcome !== expected) {
      throw new Error(`${this.#name}: the ledger says ${outcome}, the model ${expected}`);
    }
    if (outcome !== 'against_the_rules') await attempt.remember?.(real);
    compare(await real.balances(), model.ledger.balances, `${this.#name}: balance`);
  }

  toString(): string {
    const { member, cents, edge, flag, index } = this.#choice;
    const amount = edge === null ? `${cents}` : `all${edge < 0 ? edge : `+${edge}`} or ${cents}`;
    return `${this.#name}(member ${member}, ${amount}, ${flag}, #${index})`;
  }
}

function sceneOf(model: Model, choice: Choice): Scene {
  const { bucket, index, cents, edge, flag, day, source } = choice;
  const member = model.members[choice.member];
  if (!member) throw new Error(`There is no member ${choice.member}`);
  const nameOf = (role: Role): Account => {
    if (role === 'payable') return `payable ${bucket}`;
    return role === 'receivable' || role === 'deposit' ? `${role} ${member.index}` : role;
  };
  const roles = Object.keys(ROLES) as Role[];
  const names = Object.fromEntries(roles.map((role) => [role, nameOf(role)]));
  const accounts = Object.fromEntries(roles.map((role) => [role, model.idOf(nameOf(role))]));
  return {
    model,
    member,
    names: names as Scene['names'],
    accounts: accounts as Scene['accounts'],
    occasion: {
      groupId: crypto.randomUUID(),
      occurredAt: new Date(Date.UTC(2026, 10, day, 12)),
      effectiveOn: `2026-11-${String(day).padStart(2, '0')}`,
      actor: source === null ? 'expiry' : 'issuer',
      source,
    },
    cents,
    upTo: (maximum) => (edge === null ? cents : Math.max(1, maximum + edge)),
    oneOf: (values) => values[index % values.length],
    flag,
  };
}

const expectedOf = ({ expected }: Attempt, { ledger }: Model): Outcome =>
  typeof expected === 'string' ? expected : ledger.attempt(expected);

function refusalOf(error: unknown): Outcome {
  if (error instanceof LedgerRefused) return error.code;
  throw error;
}

/** @throws where they are not the same */
export function compare<Key, Value>(
  actual: ReadonlyMap<Key, Value>,
  expected: ReadonlyMap<Key, Value>,
  what: string,
): void {
  for (const key of new Set([...actual.keys(), ...expected.keys()])) {
    const [is, should] = [actual, expected].map((map) => JSON.stringify(map.get(key)));
    if (is !== should)
      throw new Error(`${what} of ${String(key)}: ${is} in the ledger, ${should} in the model`);
  }
}
