import type { Knex } from 'knex';
import { newId } from '@reset/service-kit';

/** A transfer as the ledger's functions are sent it, right or wrong. */
export type Wire = Record<string, unknown>;

/** What any transfer has to say, for one of the accounts. */
export const someWire = (changes: Wire = {}): Wire => ({
  id: newId(),
  amount: 100,
  code: 103,
  kind: 'single',
  group_id: newId(),
  occurred_at: '2026-11-20T20:00:00Z',
  effective_on: '2026-11-20',
  actor: 'issuer',
  source: 'txn_1',
  ...changes,
});

/** The ledger's functions with nothing between them and a test. */
export function rawLedger(database: Knex) {
  const call = async <Row>(name: string, argument: unknown): Promise<Row[]> => {
    const { rows } = await database.raw<{ rows: Row[] }>(`SELECT * FROM ledger.${name}(?)`, [
      JSON.stringify(argument),
    ]);
    return rows;
  };
  const codeOf = (error: unknown) => String((error as { code?: unknown }).code);
  return {
    post: async (transfers: unknown) => (await call<{ post: string }>('post', transfers))[0]?.post,
    hold: (holds: unknown) => call<{ id: string; approved: boolean }>('hold_within_limit', holds),
    limits: async (limits: unknown) =>
      (await call<{ set_credit_limits: number }>('set_credit_limits', limits))[0]
        ?.set_credit_limits,
    /** @returns the error's code when nothing at all was changed; otherwise what was */
    async refusalOf(ask: () => Promise<unknown>): Promise<string> {
      const before = await everything(database);
      const said = await ask().then((answer) => `answered ${String(answer)}`, codeOf);
      return (await everything(database)) === before ? said : `${said}, and something changed`;
    },
  };
}

async function everything(database: Knex): Promise<string> {
  const { rows } = await database.raw<{ rows: object[] }>(`
    SELECT (SELECT md5(string_agg(t::text, ';' ORDER BY id)) FROM ledger.transfer t) AS transfers,
           (SELECT md5(string_agg(h::text, ';' ORDER BY pending_id)) FROM ledger.hold h) AS holds,
           (SELECT md5(string_agg(a::text, ';' ORDER BY id)) FROM ledger.account a) AS accounts`);
  return JSON.stringify(rows);
}

/** The figures of an account, in cents. */
export async function balanceOf(database: Knex, id: bigint) {
  const { rows } = await database.raw<{ rows: Record<string, string>[] }>(
    `SELECT debits_pending::text, debits_posted::text, credits_pending::text, credits_posted::text
       FROM ledger.account WHERE id = ?`,
    [id.toString()],
  );
  return Object.values(rows[0] ?? {})
    .map(Number)
    .join(' ');
}
