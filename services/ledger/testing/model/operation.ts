import type { AccountId, LedgerRefused, Occasion, Transfer } from '../../src/transfers.ts';
import type { Account, Role } from './accounts.ts';
import type { Entry } from './ledger-model.ts';
import type { Member, Model } from './model.ts';
import type { RealLedger } from './real-ledger.ts';

/** What the ledger answers. */
export type Outcome = 'posted' | 'exists' | 'approved' | 'declined' | LedgerRefused['code'];

/** What an operation finds when its turn comes. */
export type Scene = {
  model: Model;
  member: Member;
  /** The member's accounts, one of the buckets, and the bank's: as the model and the ledger call them. */
  names: Record<Role, Account>;
  accounts: Record<Role, AccountId>;
  occasion: Occasion;
  /** Any amount. */
  cents: number;
  /** All of `maximum`, a cent more or less, or any amount. */
  upTo(maximum: number): number;
  /** One of them; undefined of none. */
  oneOf<Value>(values: readonly Value[]): Value | undefined;
  flag: boolean;
};

/** What is asked of the ledger, and what it has to answer. */
export type Attempt = {
  /** An outcome; or what docs/money.md says is moved, refused where that breaks a rule of the chart. */
  expected: Outcome | readonly Entry[];
  ask(real: RealLedger): Promise<Outcome>;
  /** What the model remembers when it was done. */
  remember?(real: RealLedger): void | Promise<void>;
};

/** Something that can happen to money; undefined while there is nothing that it can happen to. */
export type Operation = (scene: Scene) => Attempt | undefined;

const ask =
  (transfers: Transfer[]) =>
  async ({ store }: RealLedger): Promise<Outcome> =>
    (await store.post(transfers)) ? 'posted' : 'exists';

/** Transfers, beside what docs/money.md says of them. */
export const posts = (
  { model }: Scene,
  entries: readonly Entry[],
  transfers: Transfer[],
  remember?: () => void,
): Attempt => ({
  expected: entries,
  ask: ask(transfers),
  remember() {
    model.posted.push(transfers);
    remember?.();
  },
});

/** Transfers that are refused, or were made before. */
export const changesNothing = (expected: Outcome, transfers: Transfer[]): Attempt => ({
  expected,
  ask: ask(transfers),
});
