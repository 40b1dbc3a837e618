import type { Account } from './accounts.ts';

/* What the accounts have to be, by design/money.md alone: nothing here knows of the database. */

/** What one line of money.md's table moves: what is held (less than 0 to release it), what is taken. */
export type Entry = { debit: Account; credit: Account; pending?: number; posted?: number };

/** Debits pending and posted, credits pending and posted. */
export type Balance = readonly [number, number, number, number];

export const NOTHING: Balance = [0, 0, 0, 0];

export const sumOf = (one: Balance, other: Balance): Balance => [
  one[0] + other[0],
  one[1] + other[1],
  one[2] + other[2],
  one[3] + other[3],
];

export class LedgerModel {
  balances: ReadonlyMap<Account, Balance>;

  constructor(balances: ReadonlyMap<Account, Balance>) {
    this.balances = balances;
  }

  /** What a member owes: what was taken and what is held, less what was repaid. */
  owed(member: number): number {
    const [debitsPending, debitsPosted, , creditsPosted] = this.#of(`receivable ${member}`);
    return debitsPosted + debitsPending - creditsPosted;
  }

  /** What a member may still repay: what was taken, less what was repaid or is about to be. */
  repayable(member: number): number {
    const [, debitsPosted, creditsPending, creditsPosted] = this.#of(`receivable ${member}`);
    return debitsPosted - creditsPosted - creditsPending;
  }

  /** What a member has on deposit and nothing is under way with. */
  deposited(member: number): number {
    const [debitsPending, debitsPosted, , creditsPosted] = this.#of(`deposit ${member}`);
    return creditsPosted - debitsPosted - debitsPending;
  }

  /** Does all of it, or nothing where a rule of the chart would be broken. */
  attempt(entries: readonly Entry[]): 'posted' | 'against_the_rules' {
    const after = new Map(this.balances);
    for (const { debit, credit, pending = 0, posted = 0 } of entries) {
      after.set(debit, sumOf(after.get(debit) ?? NOTHING, [pending, posted, 0, 0]));
      after.set(credit, sumOf(after.get(credit) ?? NOTHING, [0, 0, pending, posted]));
    }
    if (![...after].every(keepsItsRule)) return 'against_the_rules';
    this.balances = after;
    return 'posted';
  }

  #of(account: Account): Balance {
    return this.balances.get(account) ?? NOTHING;
  }
}

function keepsItsRule([account, balance]: [Account, Balance]): boolean {
  const [debitsPending, debitsPosted, creditsPending, creditsPosted] = balance;
  if (account.startsWith('receivable')) return creditsPosted + creditsPending <= debitsPosted;
  if (account.startsWith('deposit')) return debitsPosted + debitsPending <= creditsPosted;
  return true;
}
