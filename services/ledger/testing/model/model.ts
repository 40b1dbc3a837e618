import type { Transfer } from '../../src/transfers.ts';
import type { Wire } from '../raw-ledger.ts';
import type { Account } from './accounts.ts';
import type { Balance, LedgerModel } from './ledger-model.ts';

/** Something held, and what is left of it. */
export type Hold = { id: string; cents: number; debit: Account; credit: Account };

/** What the model remembers of a member, to go on with it. */
export type Member = {
  index: number;
  userId: string;
  limitCents: number | null;
  /** Open holds: purchases, debits of her bank, deposits on their way to it. */
  purchases: Hold[];
  debits: Hold[];
  forwards: Hold[];
  ended: Hold[];
  /** Amounts of debits that were settled, forwards that arrived, credits for open disputes. */
  settled: { cents: number }[];
  arrived: { cents: number }[];
  claims: { cents: number }[];
};

export type Model = {
  began: ReadonlyMap<Account, Balance>;
  ledger: LedgerModel;
  members: Member[];
  idOf(account: Account): bigint;
  /** What was posted so far, call by call, and which holds were approved, as they were requested. */
  posted: Transfer[][];
  approved: Wire[];
};

export const newMember = (userId: string, index: number): Member => ({
  index,
  userId,
  limitCents: null,
  purchases: [],
  debits: [],
  forwards: [],
  ended: [],
  settled: [],
  arrived: [],
  claims: [],
});

/** Takes one out of a list. */
export const remove = <Value>(values: Value[], value: Value): void => {
  values.splice(values.indexOf(value), 1);
};

/** Takes a hold out of those that are open. */
export function end(member: Member, open: Hold[], hold: Hold): void {
  remove(open, hold);
  member.ended.push({ ...hold, cents: 0 });
}
