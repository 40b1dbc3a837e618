import { newId } from '@reset/service-kit';
import type { Knex } from 'knex';
import { ledgerStore } from '../../src/ledger-store.ts';
import { rawLedger } from '../raw-ledger.ts';
import { ROLES, type Account, type Role } from './accounts.ts';
import { NOTHING, sumOf, type Balance } from './ledger-model.ts';

export type RealLedger = Awaited<ReturnType<typeof openRealLedger>>;

type TransferRow = { debit: bigint; credit: bigint; amount: bigint; kind: string };

/** A ledger with some new members, and what it has of their accounts and those of the bank. */
export async function openRealLedger(database: Knex, memberCount: number) {
  const store = ledgerStore(database);
  const userIds = Array.from({ length: memberCount }, () => newId());
  const accounts = await readAccountsOfBank(database);
  for (const [index, userId] of userIds.entries()) {
    const { receivable, deposit } = await store.openMember(userId);
    accounts.set(`receivable ${index}`, receivable).set(`deposit ${index}`, deposit);
  }
  const names = new Map([...accounts].map(([account, id]) => [id, account]));
  const nameOf = (id: bigint): Account => {
    const name = names.get(id);
    if (name === undefined) throw new Error(`The model has no account ${id}`);
    return name;
  };
  const ids = `{${[...accounts.values()].join(',')}}`;
  const rowsOf = async <Row>(sql: string, binding: string): Promise<Row[]> =>
    (await database.raw<{ rows: Row[] }>(sql, [binding])).rows;
  const latest = await database('ledger.transfer').orderBy('seq', 'desc').first('seq');
  const from = String(latest?.seq ?? 0);

  return {
    store,
    raw: rawLedger(database),
    userIds,
    accounts,

    /** Which account a transfer credits. */
    async creditOf(id: string): Promise<Account> {
      const transfer = await database('ledger.transfer').where({ id }).first('credit');
      return nameOf(transfer.credit);
    },

    async balances(): Promise<Map<Account, Balance>> {
      const rows = await rowsOf<Record<string, bigint>>(
        `SELECT id, debits_pending, debits_posted, credits_pending, credits_posted
           FROM ledger.account WHERE id = ANY (?)`,
        ids,
      );
      return new Map(
        rows.map(({ id = 0n, ...columns }) => [
          nameOf(id),
          Object.values(columns).map(Number) as unknown as Balance,
        ]),
      );
    },

    /** What the transfers since the beginning come to, added here. */
    async folded(): Promise<Map<Account, Balance>> {
      const folded = new Map<Account, Balance>();
      const add = (id: bigint, change: Balance) =>
        folded.set(nameOf(id), sumOf(folded.get(nameOf(id)) ?? NOTHING, change));
      for (const { debit, credit, amount, kind } of await rowsOf<TransferRow>(
        'SELECT debit, credit, amount, kind FROM ledger.transfer WHERE seq > ?',
        from,
      )) {
        const cents = Number(amount);
        const pending = { single: 0, pending: cents }[kind] ?? -cents;
        const posted = kind === 'single' || kind === 'post' ? cents : 0;
        add(debit, [pending, posted, 0, 0]);
        add(credit, [0, 0, pending, posted]);
      }
      return folded;
    },

    /** What is left of each hold since the beginning. */
    async holds(): Promise<Map<string, number>> {
      const rows = await rowsOf<{ id: string; left: bigint }>(
        `SELECT t.id, h.amount_left AS left
           FROM ledger.transfer t JOIN ledger.hold h ON h.pending_id = t.id WHERE t.seq > ?`,
        from,
      );
      return new Map(rows.map(({ id, left }) => [id, Number(left)]));
    },
  };
}

async function readAccountsOfBank(database: Knex): Promise<Map<Account, bigint>> {
  const rows = await database('ledger.account').whereNull('owner_user_id').select();
  const roleOf = new Map(
    Object.entries(ROLES).map(([role, code]) => [code as number, role as Role]),
  );
  return new Map(
    rows.flatMap(({ id, code, bucket }: { id: bigint; code: number; bucket: number }) => {
      const role = roleOf.get(code);
      if (role === undefined) return [];
      return [[role === 'payable' ? `payable ${bucket}` : role, id] as [Account, bigint]];
    }),
  );
}
