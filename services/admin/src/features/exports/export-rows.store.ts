import type { ExportedType } from '@reset/api-contract/admin/export-data.ts';
import type { Database, Transaction } from '@reset/service-kit';
import type { Cell } from '@reset/service-kit/csv/to-csv.ts';
import { readLiveList } from '#features/lists/lists.store.ts';
import { countPeople } from '#features/users/users.store.ts';

/* What each export has: the columns of the back office's lists, under the names of the API. */

type Page = { columns: string[]; rows: Record<string, Cell>[] };

/** As many rows are held at a time. */
const PAGE_ROWS = 1_000;

/**
 * Reads all rows of an export from one moment, whatever is applied or read anew meanwhile, and hands
 * them on page by page; an empty one for none.
 * @throws RefusedError while the list is being put together
 */
export const readRows = (
  database: Database,
  type: ExportedType,
  take: (page: Page) => Promise<void>,
): Promise<void> =>
  database.transaction(
    async (snapshot) => {
      const { query, requireWhole } = SOURCES[type];
      await requireWhole(snapshot);
      await snapshot.raw(`DECLARE exported NO SCROLL CURSOR FOR ${query}`);
      for (let isFirst = true; ; isFirst = false) {
        const fetched = await snapshot.raw<Fetched>(`FETCH ${PAGE_ROWS} FROM exported`);
        if (fetched.rows.length === 0 && !isFirst) return;
        await take({ columns: fetched.fields.map(({ name }) => name), rows: fetched.rows });
      }
    },
    // It writes nothing: a transaction that does would keep all events waiting while it lasts.
    { isolationLevel: 'repeatable read', readOnly: true },
  );

type Fetched = { rows: Page['rows']; fields: { name: string }[] };

type Source = { query: string; requireWhole: (snapshot: Transaction) => Promise<unknown> };

const DSL = `((standing ->> 'spending_limit_cents')::bigint / 100.0)::numeric(14, 2)::text AS dsl`;

/** Who it is; left out where people are counted and not met. */
const PERSON = 'first_name, last_name, email, phone_number,';

const users = (person: string): Source => ({
  query: `
    SELECT user_id AS id, ${person} is_staff AS admin, state AS in_progress_onboarding_state,
           is_eligible AS eligible, is_cardholder AS cardholder, is_deactivated AS deactivated,
           ${DSL}, standing ->> 'repayment_method' AS repayment_method,
           standing ->> 'pay_date' AS pay_date, standing ->> 'muted' AS muted, partner_slug,
           acquisition ->> 'referral_slug' AS referral_slug,
           acquisition ->> 'product_name' AS product_entry_point,
           acquisition ->> 'utm_source' AS utm_source, acquisition ->> 'utm_medium' AS utm_medium,
           acquisition ->> 'utm_campaign' AS utm_campaign, acquisition ->> 'group_id' AS group_id,
           latest_transaction_at AS latest_transaction_date, last_sign_in_at,
           registered_at AS created_at
      FROM person ORDER BY registered_at DESC, user_id DESC`,
  requireWhole: (snapshot) => countPeople(snapshot, 'all'),
});

const SOURCES: Record<ExportedType, Source> = {
  users: users(PERSON),
  users_for_analytics: users(''),
  card_accounts: {
    query: `
      SELECT user_id AS id, ${PERSON} array_to_string(card_last_fours, ' ') AS card_last_fours,
             ${DSL}, standing ->> 'repayment_method' AS repayment_method,
             standing ->> 'pay_date' AS pay_date, standing ->> 'linked_bank_account_name'
               AS linked_bank_account_name, standing ->> 'muted' AS muted,
             is_deactivated AS deactivated, latest_transaction_at AS latest_transaction_date,
             registered_at AS created_at
        FROM person WHERE is_cardholder ORDER BY registered_at DESC, user_id DESC`,
    requireWhole: (snapshot) => countPeople(snapshot, 'cardholders'),
  },
  card_usage: {
    query: `
      SELECT card_transaction_id AS id, user_id, created_at,
             (amount_cents / 100.0)::numeric(14, 2)::text AS amount, merchant_name, network_state,
             customer_state, synctera_transaction_id, synctera_account_id
        FROM card_transaction_reading
       WHERE generation = (SELECT generation FROM subscription WHERE owner = 'member' AND is_live)
       ORDER BY position DESC`,
    requireWhole: (snapshot) => readLiveList(snapshot, 'card_transactions'),
  },
  waitlist: {
    query: `
      SELECT entry_id AS id, entry ->> 'name' AS name, entry ->> 'email' AS email,
             entry ->> 'bank_account_name' AS bank_account_name,
             entry ->> 'bank_account_eligible' AS bank_account_eligible,
             entry ->> 'payroll_provider_name' AS payroll_provider_name,
             entry ->> 'payroll_provider_eligible' AS payroll_provider_eligible,
             (SELECT string_agg(job, ' ') FROM jsonb_array_elements_text(
               entry -> 'payroll_provider_jobs') AS job) AS payroll_provider_jobs,
             entry ->> 'income_type' AS income_type,
             entry ->> 'time_and_attendance_platform_name' AS time_and_attendance_platform_name,
             entry ->> 'eligible' AS eligible, entry ->> 'created_at' AS created_at
        FROM waitlist_reading
       WHERE generation =
         (SELECT generation FROM subscription WHERE owner = 'onboarding' AND is_live)
       ORDER BY position DESC`,
    requireWhole: (snapshot) => readLiveList(snapshot, 'waitlist'),
  },
  // As it is chained, so that whoever has the file can chain it again.
  audit_log: {
    query: `
      SELECT position, to_char(at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') AS at,
             staff_id, on_behalf_of, action, subject_id, object_kind, object_id, reason,
             changes::text AS changes, state, refusal::text AS refusal, command_id, request_id,
             encode(hash, 'hex') AS hash
        FROM audit_entry ORDER BY position`,
    requireWhole: async () => undefined,
  },
};
