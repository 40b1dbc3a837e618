import type { Database } from './setup.ts';

/**
 * Purchases of five dollars that were given back, by all members in turn, as the ledger would have
 * them after years; every account is the sum of its transfers. Indexes are built afterwards: that
 * way ten million take minutes.
 */
export async function seedPast(admin: Database, transfers: number): Promise<void> {
  const { rows: indexes } = await admin.raw<{ rows: { name: string; definition: string }[] }>(
    INDEXES,
  );
  await admin.transaction(async (transaction) => {
    await transaction.raw('SET LOCAL search_path = ledger');
    await transaction.raw('SET LOCAL session_replication_role = replica');
    await transaction.raw(`SET LOCAL maintenance_work_mem = '512MB'`);
    await transaction.raw(`SET LOCAL work_mem = '256MB'`);
    for (const { name } of indexes) await transaction.raw(`DROP INDEX ledger.${name}`);
    await transaction.raw(TRANSFERS(Math.ceil(transfers / 2)));
    await transaction.raw(BALANCES);
    for (const { definition } of indexes) await transaction.raw(definition);
  });
  await admin.raw('VACUUM ANALYZE ledger.transfer, ledger.account');
}

// All but the primary key, which foreign keys lead to.
const INDEXES = `
  SELECT indexname AS name, indexdef AS definition FROM pg_indexes
   WHERE schemaname = 'ledger' AND tablename = 'transfer' AND indexname <> 'transfer_pkey'
`;

const TRANSFERS = (pairs: number) => `
  INSERT INTO transfer (id, debit, credit, amount, code, kind, group_id, occurred_at, effective_on,
                        actor)
  SELECT uuidv7(interval '-1 day'),
         CASE WHEN is_back THEN payable ELSE receivable END,
         CASE WHEN is_back THEN receivable ELSE payable END,
         500, CASE WHEN is_back THEN 107 ELSE 103 END, 'single', uuidv7(interval '-1 day'),
         now() - interval '1 day', current_date - 1, 'issuer'
    FROM generate_series(1, ${pairs}) AS pair
    CROSS JOIN (VALUES (false), (true)) AS way (is_back)
    CROSS JOIN (SELECT array_agg(id) AS ids FROM account WHERE code = 1110) AS members
    CROSS JOIN (SELECT array_agg(id) AS ids FROM account WHERE code = 2020) AS payables
    CROSS JOIN LATERAL (SELECT members.ids[1 + pair % cardinality(members.ids)] AS receivable,
                               payables.ids[1 + pair % cardinality(payables.ids)] AS payable) AS of
`;

const BALANCES = `
  UPDATE account SET debits_posted = folded.debits_posted, credits_posted = folded.credits_posted
    FROM folded WHERE folded.account = account.id
`;
