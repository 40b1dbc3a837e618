import type { Database } from './setup.ts';
import { vacuumFilled } from './vacuum-filled.ts';

/** A card by the issuer's ids, as the card network names it. */
export type SeededCard = { cardId: string; accountId: string };

// Nothing that a benchmark buys comes near it.
const LIMIT_CENTS = 1_000_000_000_000;

/** Members with a card and a limit, as an issuer and the ledger's own functions make them. */
export async function seedCards(admin: Database, count: number): Promise<SeededCard[]> {
  await admin.transaction(async (transaction) => {
    await transaction.raw('SET LOCAL search_path = member');
    // No trigger: nobody's limit is to be computed of facts that there are none of.
    await transaction.raw('SET LOCAL session_replication_role = replica');
    await transaction.raw(
      `CREATE TEMPORARY TABLE person ON COMMIT DROP AS
       SELECT gen_random_uuid() AS user_id, gen_random_uuid() AS id
         FROM generate_series(1, ${count})`,
    );
    for (const statement of STATEMENTS) await transaction.raw(statement);
  });
  await vacuumFilled(admin);
  const { rows } = await admin.raw<{ rows: SeededCard[] }>(READ);
  return rows;
}

const STATEMENTS = [
  `INSERT INTO member (user_id, repayment_method, created_at)
   SELECT user_id, 'ach_debit_flow', now() FROM person`,
  `INSERT INTO card_account (id, user_id, receivable, deposit, status, synctera_person_id,
     synctera_account_id, issued_on)
   SELECT p.id, p.user_id, a.receivable, a.deposit, 'open', gen_random_uuid(), gen_random_uuid(),
          current_date
     FROM person p, LATERAL ledger.open_member(p.user_id) a`,
  `INSERT INTO card (id, card_account_id, synctera_card_id, last_four, form, status, created_at)
   SELECT gen_random_uuid(), id, gen_random_uuid(), '4821', 'VIRTUAL', 'active', now() FROM person`,
  `SELECT ledger.set_credit_limits(jsonb_agg(jsonb_build_object('member', user_id,
     'cents', ${LIMIT_CENTS}::bigint))) FROM person`,
];

const READ = `
  SELECT c.synctera_card_id AS "cardId", a.synctera_account_id AS "accountId"
    FROM member.card c JOIN member.card_account a ON a.id = c.card_account_id
`;
