import { newId } from '@reset/service-kit';
import type { rawLedger } from '../raw-ledger.ts';
import type { ledgerStore } from '../../src/ledger-store.ts';
import type { AccountId, LedgerRefused, Occasion, Transfer } from '../../src/transfers.ts';
import type { Account, Balance, Entry, LedgerModel } from './ledger-model.ts';
import type { Random } from './random.ts';

/** Something held, as the model has it. */
export type ModelHold = { id: string; left: number; debit: Account; credit: Account };

export type ModelMember = {
  index: number;
  userId: string;
  limit: number | null;
  /** Purchases that are held, and those that are over. */
  holds: ModelHold[];
  ended: ModelHold[];
  /** Debits of her bank that are under way, and amounts of those that are done. */
  debits: ModelHold[];
  settled: number[];
  /** Deposits on their way to her bank, and amounts of those that arrived. */
  forwards: ModelHold[];
  arrived: number[];
  /** Amounts of credits for disputes that are open. */
  claims: number[];
};

/** A hold as it was asked for, to be asked for again. */
export type AskedHold = Record<string, unknown>;

export type World = {
  random: Random;
  model: LedgerModel;
  members: ModelMember[];
  /** All accounts that may be touched, and what was on them before. */
  accounts: ReadonlyMap<Account, AccountId>;
  began: ReadonlyMap<Account, Balance>;
  /** What was posted so far, call by call, and which holds were approved. */
  made: Transfer[][];
  approved: AskedHold[];
  idOf(account: Account): AccountId;
  store: ReturnType<typeof ledgerStore>;
  raw: ReturnType<typeof rawLedger>;
  /** Which account of the model a transfer credits. */
  creditOf(transferId: string): Promise<Account>;
};

export type Outcome = 'posted' | 'exists' | 'approved' | 'declined' | LedgerRefused['code'];

/** One thing that happens: what the model says of it, and what the ledger does. */
export type Step = {
  what: string;
  expected(): Outcome;
  ask(): Promise<Outcome>;
  /** Keeps in mind what comes of it. */
  done?(outcome: Outcome): void | Promise<void>;
};

/** Makes a step for a member, or none where there is nothing to do it with. */
export type StepMaker = (world: World, member: ModelMember) => Step | null;

/** Something is posted: `entries` is what money.md says of it. */
export const posting = (
  world: World,
  what: string,
  entries: readonly Entry[],
  transfers: Transfer[],
): Step => ({
  what: `${what} ${JSON.stringify(entries)}`,
  expected: () => world.model.attempt(entries),
  ask: async () => ((await world.store.post(transfers)) ? 'posted' : 'exists'),
  done: (outcome) => {
    if (outcome === 'posted') world.made.push(transfers);
  },
});

/** Keeps more in mind once it was posted. */
export const keeping = (step: Step, more: () => void): Step => ({
  ...step,
  done: async (outcome) => {
    await step.done?.(outcome);
    if (outcome === 'posted') more();
  },
});

/** Something is posted that has to be refused, or to change nothing. */
export const unchanged = (
  world: World,
  what: string,
  expected: Outcome,
  transfers: Transfer[],
): Step => ({
  what,
  expected: () => expected,
  ask: async () => ((await world.store.post(transfers)) ? 'posted' : 'exists'),
});

/** Takes one of them out. */
export function takenFrom<Value>(random: Random, values: Value[]): Value | undefined {
  const [taken] = values.length === 0 ? [] : values.splice(random.between(0, values.length - 1), 1);
  return taken;
}

export const someOccasion = (random: Random): Occasion => ({
  groupId: newId(),
  occurredAt: new Date(Date.UTC(2026, 10, random.between(1, 28), 12, 0, random.between(0, 59))),
  effectiveOn: `2026-11-${String(random.between(1, 28)).padStart(2, '0')}`,
  actor: random.oneOf(['issuer', 'expiry', 'staff:019aa1b2']) ?? '',
  source: random.percent(50) ? newId() : null,
});
