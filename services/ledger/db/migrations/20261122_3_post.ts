import type { Knex } from 'knex';

/** What the function post takes. */
export async function up(database: Knex): Promise<void> {
  await database.raw(REQUEST);
}

const REQUEST = `
  CREATE TYPE transfer_request AS (
    id uuid, debit bigint, credit bigint, amount bigint, code smallint, kind text,
    pending_id uuid, group_id uuid, occurred_at timestamptz, effective_on date, actor text,
    source text, expires_at timestamptz
  );
`;
