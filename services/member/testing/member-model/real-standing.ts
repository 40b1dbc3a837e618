import { limitStore } from '#features/limits/limits.store.ts';
import type { MemberServiceUnderTest } from '#testing/member-service.ts';
import type { someCardholder } from '#testing/some-cardholder.ts';
import { purchasesOf } from './real-purchases.ts';

type Her = Awaited<ReturnType<typeof someCardholder>>;

/** Her purchases, what she owes and her limit, as what is stored has it and as she is shown it. */
export async function standsOf(service: MemberServiceUnderTest, her: Her) {
  const { database } = service;
  const { accountId, userId } = her;
  const [rows, owedCents, overview, list, [latest], receivable] = await Promise.all([
    purchasesOf(service, accountId),
    her.owed(),
    service.get(userId, '/dashboard/overview'),
    service.get(userId, '/card_accounts/current/card_transactions'),
    limitStore(database).history(userId, 1),
    database('ledger.account as a')
      .where({ id: her.receivable })
      .first('credit_limit', database.raw('spent_of_refund(a) AS of_refund')),
  ]);
  const { reset_card: card, deposit_balance: deposit, payout } = overview.json();
  const listed = list.json<ListedRow[]>();
  const current = listed.filter((row) => CURRENT.includes(row.customer_state));
  const shown = new Map(listed.map((row) => [row.id, row]));
  return {
    purchases: new Map(
      rows.map(({ id, key, ...figures }) => [
        key,
        [...Object.values(figures), ...shownOf(shown.get(id))],
      ]),
    ),
    owedCents,
    limitCents: Number(receivable.credit_limit),
    ofRefundCents: Number(receivable.of_refund),
    shownOwedCents: toCents(card.amount),
    shownDepositCents: toCents(deposit),
    shownPayout: payout && [payout.status, toCents(payout.amount)],
    listedCents: current.reduce((sum, { amount }) => sum + toCents(amount), 0),
    facts: latest?.inputs.facts,
  };
}

const CURRENT = ['pending', 'posted', 'partially_repaid'];

type ListedRow = {
  id: string;
  amount: number;
  customer_state: string;
  dispute_state: string | null;
};

const toCents = (dollars: number) => Math.round(dollars * 100);

const shownOf = (row: ListedRow | undefined) =>
  row ? [toCents(row.amount), row.customer_state, row.dispute_state] : [];
