import type { CardTransaction } from '@reset/api-contract/member/card-transactions.ts';
import type { Statement, StatementTransaction } from '@reset/api-contract/member/statements.ts';
import { dayOf, type CalendarDate } from '#days.ts';
import { owedCents, repaidCents, type MockMember, type Purchase } from '#members/mock-member.ts';
import { sum, toDollars } from '#money.ts';

/** GET /card_accounts/current/card_transactions: purchases and what repaid them, the newest first. */
export const transactionsOf = ({ purchases }: MockMember): CardTransaction[] =>
  purchases
    .flatMap((purchase) => [purchaseOf(purchase), ...repaymentsOf(purchase)])
    // Of what happened at once, the later first as well.
    .toReversed()
    .toSorted((one, other) => other.created_at.localeCompare(one.created_at));

/** A purchase as its owner is shown it. */
export const purchaseOf = (purchase: Purchase): CardTransaction => ({
  ...PLAIN,
  id: purchase.id,
  kind: 'purchase',
  created_at: purchase.at,
  amount: toDollars(purchase.cents),
  pending_amount: 0,
  repaid_amount: toDollars(repaidCents(purchase)),
  purchase_id: null,
  paid_from: null,
  merchant_name: purchase.merchantName,
  network_state: purchase.isDeclined ? 'declined' : 'settled',
  customer_state: stateOf(purchase),
  decline_reason: purchase.isDeclined ? 'limit_exceeded' : null,
});

const repaymentsOf = (purchase: Purchase): CardTransaction[] =>
  purchase.repayments.map(({ id, at, cents }) => ({
    ...PLAIN,
    id,
    kind: 'repayment',
    created_at: at,
    amount: toDollars(-cents),
    pending_amount: null,
    repaid_amount: 0,
    purchase_id: purchase.id,
    paid_from: 'bank',
    merchant_name: purchase.merchantName,
    network_state: null,
    // What is current comes to what is outstanding.
    customer_state: owedCents(purchase) > 0 ? 'posted' : 'repaid',
    decline_reason: null,
  }));

const PLAIN = {
  refunded_amount: 0,
  credited_amount: 0,
  merchant_category: null,
  card_present: false,
  transaction_reference_number: null,
  dispute_state: null,
  dispute_credit: null,
  dispute_take_back: null,
  synctera_transaction_id: null,
  synctera_account_id: null,
};

function stateOf(purchase: Purchase): CardTransaction['customer_state'] {
  if (purchase.isDeclined) return 'declined';
  if (owedCents(purchase) === 0) return 'repaid';
  return purchase.repayments.length > 0 ? 'partially_repaid' : 'posted';
}

const ACCOUNT_NUMBER = '****4821';

/** GET /statements/current: no month of a fictional member was ever closed. */
export function statementOf({ profile, purchases }: MockMember, now: Date): Statement {
  const lines = purchases
    .filter(({ isDeclined }) => !isDeclined)
    .flatMap(statementLines)
    .toSorted((one, other) => one.posted_date.localeCompare(other.posted_date));
  const [first] = lines;
  return {
    id: null,
    final: false,
    issue_date: dayOf(now),
    start_date: first?.posted_date ?? dayOf(now),
    end_date: dayOf(now),
    opening_balance: 0,
    closing_balance: sum(purchases.map(owedCents)),
    primary_account_holder_personal: {
      first_name: profile.first_name,
      last_name: profile.last_name,
    },
    account_summary: { account_type: 'charge_card', account_number: ACCOUNT_NUMBER },
    transactions: lines,
    held: 0,
    deposit: { opening_balance: 0, closing_balance: 0, transactions: [] },
  };
}

const statementLines = ({ id, at, cents, merchantName, repayments }: Purchase) => [
  line({
    id,
    day: dayOf(new Date(at)),
    type: 'card',
    subtype: 'purchase',
    cents,
    memo: merchantName,
  }),
  ...repayments.map((repayment) =>
    line({
      id: repayment.id,
      day: dayOf(new Date(repayment.at)),
      type: 'ach',
      subtype: 'repayment',
      cents: repayment.cents,
      memo: merchantName,
    }),
  ),
];

type Line = {
  id: string;
  day: CalendarDate;
  type: string;
  subtype: 'purchase' | 'repayment';
  cents: number;
  memo: string;
};

function line({ id, day, type, subtype, cents, memo }: Line): StatementTransaction {
  const [hers, other] =
    subtype === 'purchase' ? (['debit', 'credit'] as const) : (['credit', 'debit'] as const);
  return {
    uuid: id,
    posted_date: day,
    type,
    subtype,
    data: {
      memo,
      lines: [
        { account_no: ACCOUNT_NUMBER, amount: cents, dc_sign: hers },
        {
          account_no: subtype === 'purchase' ? 'card_network' : 'bank',
          amount: cents,
          dc_sign: other,
        },
      ],
    },
  };
}
