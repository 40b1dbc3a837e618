import type { AccountId } from '../../src/transfers.ts';
import type { someLedger } from '../some-ledger.ts';
import { NOTHING, sumOf, type Account, type Balance } from './ledger-model.ts';

type Database = Awaited<ReturnType<typeof someLedger>>['database'];
type Transferred = { debit: bigint; credit: bigint; amount: bigint; kind: string };

export type LedgerReading = Awaited<ReturnType<typeof ledgerReading>>;

/** What the ledger has of some accounts, and of what is transferred from now on. */
export async function ledgerReading(database: Database, accounts: ReadonlyMap<Account, AccountId>) {
  const nameOf = new Map([...accounts].map(([account, id]) => [id, account]));
  const ids = `{${[...accounts.values()].join(',')}}`;
  const { rows } = await database.raw<{ rows: { last: bigint }[] }>(
    'SELECT coalesce(max(seq), 0) AS last FROM ledger.transfer',
  );
  const from = String(rows[0]?.last);

  return {
    async balances(): Promise<Map<Account, Balance>> {
      const read = await database.raw<{ rows: Record<string, bigint>[] }>(
        `SELECT id, debits_pending, debits_posted, credits_pending, credits_posted
           FROM ledger.account WHERE id = ANY (?)`,
        [ids],
      );
      return new Map(
        read.rows.map(({ id, ...columns }) => [
          nameOf.get(id ?? 0n) ?? '',
          Object.values(columns).map(Number) as unknown as Balance,
        ]),
      );
    },

    /** By the transfers alone, added here. */
    async folded(): Promise<Map<Account, Balance>> {
      const transfers = await database.raw<{ rows: Transferred[] }>(
        'SELECT debit, credit, amount, kind FROM ledger.transfer WHERE seq > ?',
        [from],
      );
      const folded = new Map<Account, Balance>();
      const add = (account: Account = 'unknown', change: Balance) =>
        folded.set(account, sumOf(folded.get(account) ?? NOTHING, change));
      for (const { debit, credit, amount, kind } of transfers.rows) {
        const cents = Number(amount);
        const pending = { single: 0, pending: cents }[kind] ?? -cents;
        const posted = kind === 'single' || kind === 'post' ? cents : 0;
        add(nameOf.get(debit), [pending, posted, 0, 0]);
        add(nameOf.get(credit), [0, 0, pending, posted]);
      }
      return folded;
    },

    /** What is left of each hold that was made. */
    async holds(): Promise<Map<string, number>> {
      const holds = await database.raw<{ rows: { id: string; left: bigint; status: string }[] }>(
        `SELECT t.id, h.amount_left AS left, h.status
           FROM ledger.transfer t JOIN ledger.hold h ON h.pending_id = t.id WHERE t.seq > ?`,
        [from],
      );
      return new Map(holds.rows.map(({ id, left }) => [id, Number(left)]));
    },
  };
}
