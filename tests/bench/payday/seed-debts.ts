import { newId } from '@reset/service-kit';
import type { SecretCipher } from '@reset/service-kit';
import type { Database } from '../money/setup.ts';
import { vacuumFilled } from '../money/vacuum-filled.ts';

/** Three purchases of each, of five, ten and fifteen dollars. */
export const OWED_CENTS = 3_000;

/**
 * Members with a card account, a bank that may be debited and three cleared purchases, whose payday is
 * `payday`, as the ledger's own functions make them.
 */
export async function seedDebts(
  admin: Database,
  { count, payday, cipher }: { count: number; payday: string; cipher: SecretCipher },
): Promise<void> {
  const numbers = JSON.stringify({
    routing: '021000021',
    account: '1111222233330000',
    type: 'checking',
  });
  for (let from = 0; from < count; from += PAGE) {
    const people = Array.from({ length: Math.min(PAGE, count - from) }, () => {
      const user_id = newId();
      return { user_id, account: newId(), numbers: cipher.encrypt(numbers, user_id) };
    });
    await admin.transaction(async (transaction) => {
      await transaction.raw('SET LOCAL search_path = member');
      // No trigger: nobody's limit is to be computed of facts that there are none of.
      await transaction.raw('SET LOCAL session_replication_role = replica');
      await transaction.raw(PEOPLE, [JSON.stringify(people)]);
      for (const statement of STATEMENTS(payday)) await transaction.raw(statement);
    });
  }
  await vacuumFilled(admin);
}

const PAGE = 5_000;

const PEOPLE = `
  CREATE TEMPORARY TABLE person ON COMMIT DROP AS
  SELECT * FROM jsonb_to_recordset(?::jsonb) AS p (user_id uuid, account uuid, numbers text)
`;

const STATEMENTS = (payday: string) => [
  `INSERT INTO member (user_id, repayment_method, created_at)
   SELECT user_id, 'ach_debit_flow', now() FROM person`,
  `INSERT INTO card_account (id, user_id, receivable, deposit, status, synctera_person_id,
     synctera_account_id, issued_on)
   SELECT p.account, p.user_id, a.receivable, a.deposit, 'open', gen_random_uuid(),
          gen_random_uuid(), date_trunc('month', date '${payday}')
     FROM person p, LATERAL ledger.open_member(p.user_id) a`,
  `INSERT INTO card (id, card_account_id, synctera_card_id, last_four, form, status, created_at)
   SELECT gen_random_uuid(), account, gen_random_uuid(), '4821', 'VIRTUAL', 'active', now()
     FROM person`,
  `SELECT ledger.set_credit_limits(jsonb_agg(jsonb_build_object('member', user_id,
     'cents', 1000000))) FROM person`,
  `INSERT INTO limit_state (user_id, payday) SELECT user_id, date '${payday}' FROM person`,
  `INSERT INTO bank_link (id, user_id, access_token, institution_name, account_name, mask,
     available_cents, synced_at, sync_due_at, owner_status, account_numbers, issuer_account_id)
   SELECT gen_random_uuid(), user_id, '', 'Tidewater Savings Bank', 'Checking', '0000', 125000,
          now(), now() + interval '1 day', 'verified', numbers, gen_random_uuid() FROM person`,
  `INSERT INTO recurring_outflow (id, user_id, stream_id, average_cents, frequency,
     last_occurrence_on, next_occurrence_on, category_primary)
   SELECT gen_random_uuid(), user_id, bill::text, 2500, 'monthly', date '${payday}' - 20,
          date '${payday}' + 10, 'OTHER'
     FROM person, generate_series(1, 5) AS bill`,
  `CREATE TEMPORARY TABLE bought ON COMMIT DROP AS
   SELECT gen_random_uuid() AS id, gen_random_uuid() AS transfer_id, p.account, a.receivable,
          n * 500 AS cents, timestamptz '${payday} 12:00Z' - n * interval '1 day' AS at
     FROM person p JOIN card_account a ON a.id = p.account, generate_series(1, 3) AS n`,
  `INSERT INTO card_transaction (id, card_account_id, card_id, occurred_at, merchant_name,
     merchant_category, card_present, requested_cents, held_cents, posted_cents, repaid_cents,
     network_state, customer_state)
   SELECT b.id, b.account, c.id, b.at, 'Corner Store', '5411', true, b.cents, 0, b.cents, 0,
          'cleared', 'posted'
     FROM bought b JOIN card c ON c.card_account_id = b.account`,
  `SELECT ledger.post(jsonb_agg(jsonb_build_object('id', b.transfer_id, 'debit', b.receivable,
     'credit', n.id, 'amount', b.cents, 'code', 103, 'kind', 'single', 'group_id', b.id,
     'occurred_at', b.at, 'effective_on', b.at::date, 'actor', 'issuer')))
     FROM bought b, ledger.account n WHERE n.code = 2020 AND n.bucket = 0`,
];
