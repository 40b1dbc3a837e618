import {
  NormalizedTransactions,
  NormalizedTransactionsPage,
  PaveStatus,
  PlaidStatus,
  PlaidTransactions,
} from '@reset/api-contract/admin/user-sections.ts';
import { Id } from '@reset/api-contract/fields.ts';
import type { Service } from '@reset/service-kit';
import Type from 'typebox';
import type { Context } from '#context.ts';
import { toDollars } from '#money/dollars.ts';
import { showsEarnings } from './banks.ts';
import { type IncomeRow, bankSectionStore, type TransactionRow } from './bank-sections.store.ts';

const MAX_LATEST = 100;
const PAGE_SIZE = 25;

const config = { callers: ['admin'] };
const params = Type.Object({ user_id: Id });

/**
 * GET /internal/members/:user_id/plaid_status, /plaid_transactions, /normalized_transactions and
 * /pave_status: what staff read of somebody's linked bank, as it was last read.
 */
export function bankSectionsRoutes(app: Service, { database }: Context): void {
  const banks = bankSectionStore(database);

  app.get(
    '/internal/members/:user_id/plaid_status',
    { config, schema: { params, response: { 200: PlaidStatus } } },
    async (request) => {
      const status = await banks.status(request.params.user_id);
      return {
        error: status?.error ?? null,
        balances_updated_at: instant(status?.balances_updated_at),
        transactions_successful_updated_at: instant(status?.transactions_synced_at),
        transactions_fail_updated_at: instant(status?.transactions_failed_at),
        plaid_item_id: status?.item_id ?? null,
      };
    },
  );

  app.get(
    '/internal/members/:user_id/plaid_transactions',
    { config, schema: { params, response: { 200: PlaidTransactions } } },
    async (request) => {
      const latest = { limit: MAX_LATEST, offset: 0 };
      const { rows } = await banks.transactions(request.params.user_id, latest);
      return rows.map(toTransaction);
    },
  );

  app.get(
    '/internal/members/:user_id/normalized_transactions',
    {
      config,
      schema: {
        params,
        querystring: NormalizedTransactionsPage,
        response: { 200: NormalizedTransactions },
      },
    },
    async (request) => {
      const page = { limit: PAGE_SIZE, offset: (Number(request.query.page) - 1) * PAGE_SIZE };
      const { rows, count } = await banks.transactions(request.params.user_id, page);
      return {
        normalized_transactions: rows.map(toTransaction),
        total_pages: Math.ceil(count / PAGE_SIZE),
      };
    },
  );

  app.get(
    '/internal/members/:user_id/pave_status',
    { config, schema: { params, response: { 200: PaveStatus } } },
    async (request) => toPave(await banks.income(request.params.user_id)),
  );
}

const instant = (at: Date | null | undefined): string | null => at?.toISOString() ?? null;

const toTransaction = (row: TransactionRow): PlaidTransactions[number] => ({
  date: row.occurred_on,
  amount: toDollars(row.amount_cents),
  category: row.category,
  category_id: row.category_id,
  merchant_name: row.merchant_name,
  name: row.name,
  transaction_type: row.transaction_type,
});

function toPave(reading: IncomeRow | null): PaveStatus {
  const monthlyCents = reading?.deposits_monthly_cents ?? null;
  const incomes = reading?.incomes ?? [];
  return {
    characteristics: reading && {
      deposits_monthly: monthlyCents === null ? null : toDollars(monthlyCents),
      has_earnings: showsEarnings(monthlyCents),
      read_at: instant(reading.read_at),
    },
    scores: null,
    incomes: incomes
      .toSorted((one, other) => other.lastOn.localeCompare(one.lastOn))
      .map((income) => ({
        name: income.name,
        kind: income.kind,
        frequency: income.frequency,
        average_amount: toDollars(income.averageCents),
        last_amount: toDollars(income.lastCents),
        monthly_amount: toDollars(income.monthlyCents),
        last_date: income.lastOn,
        next_date: income.nextOn,
        active: income.isActive,
      })),
  };
}
