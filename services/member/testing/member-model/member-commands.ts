import type fc from 'fast-check';
import { dayOf } from '#calendar/calendar-date.ts';
import { askingOperations } from './asking-operations.ts';
import { bankOperations } from './bank-operations.ts';
import { cardOperations } from './card-operations.ts';
import { compare } from './compare.ts';
import { depositOperations } from './deposit-operations.ts';
import { disputeOperations } from './dispute-operations.ts';
import type { MemberModel } from './member-model.ts';
import { type Choice, choices, type Operation, type Operations, type Scene } from './operation.ts';
import { payOperations } from './pay-operations.ts';
import { paycheckOperations } from './paycheck-operations.ts';
import { payoutOperations } from './payout-operations.ts';
import type { RealMember } from './real-member.ts';
import { repaymentOperations } from './repayment-operations.ts';
import { staffOperations } from './staff-operations.ts';
import { taxOperations } from './tax-operations.ts';
import { uncertainDebitOperations } from './uncertain-debit-operations.ts';
import { timeOperations } from './wait.ts';

const OPERATIONS: Operations = {
  ...cardOperations,
  ...bankOperations,
  ...payOperations,
  ...payoutOperations,
  ...repaymentOperations,
  ...askingOperations,
  ...staffOperations,
  ...depositOperations,
  ...paycheckOperations,
  ...taxOperations,
  ...disputeOperations,
  ...uncertainDebitOperations,
  ...timeOperations,
};
export const OPERATION_NAMES: readonly string[] = Object.keys(OPERATIONS);

/** Commands for fast-check's model runs; `done` is told of each that was run. */
export const memberCommands = (done: (name: string) => void): fc.Arbitrary<MemberCommand>[] =>
  Object.entries(OPERATIONS).flatMap(([name, [operation, weight]]) =>
    Array.from({ length: weight }, () =>
      choices.map((choice) => new MemberCommand(name, operation, choice, done)),
    ),
  );

class MemberCommand implements fc.AsyncCommand<MemberModel, RealMember> {
  readonly #name: string;
  readonly #operation: Operation;
  readonly #choice: Choice;
  readonly #done: (name: string) => void;

  constructor(name: string, operation: Operation, choice: Choice, done: (name: string) => void) {
    this.#name = name;
    this.#operation = operation;
    this.#choice = choice;
    this.#done = done;
  }

  check(model: Readonly<MemberModel>): boolean {
    return this.#operation(sceneOf(model, this.#choice)) !== undefined;
  }

  async run(model: MemberModel, real: RealMember): Promise<void> {
    await this.#operation(sceneOf(model, this.#choice))?.(real);
    this.#done(this.#name);
    await compare(model, real);
  }

  toString(): string {
    return `${this.#name}(${JSON.stringify(this.#choice)})`;
  }
}

function sceneOf(model: MemberModel, choice: Choice): Scene {
  const { index, cents, edge } = choice;
  return {
    ...choice,
    model,
    upTo: (maximum) => Math.max(1, edge === null ? cents : maximum + edge),
    oneOf: (values) => values[index % values.length],
    today: dayOf(new Date(model.now)),
    at: model.now - index * 60_000 - (unique += 1),
  };
}

// So many milliseconds before: purchases of one minute are in no order that the design has.
let unique = 0;
