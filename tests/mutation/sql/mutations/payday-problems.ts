import type { Theme } from '../sql-mutation.ts';

export const paydayProblems: Theme = {
  name: 'payday-problems',
  files: [
    'member/db/functions/money_problems.sql',
    'member/db/functions/refuse_incoming_deposit_change.sql',
  ],
  tests: [
    'member/src/features/money-checks/money-problems.test.ts',
    'member/src/features/reconciliation/settlement-problems.test.ts',
    'member/src/features/money-checks/payday-problems.test.ts',
    'member/src/features/cards/pay/returned-pay.test.ts',
  ],
  mutations: [
    {
      what: 'a payout of another amount than is held',
      text: '(p.amount_cents, c.deposit) IS DISTINCT FROM (h.amount, h.debit)',
      replacement: 'c.deposit IS DISTINCT FROM h.debit',
    },
    {
      what: "a payout that is held of somebody else's",
      text: '(p.amount_cents, c.deposit) IS DISTINCT FROM (h.amount, h.debit)',
      replacement: 'p.amount_cents IS DISTINCT FROM h.amount',
    },
    {
      what: 'a payout that settled and is held still',
      text: `WHEN 'settled' THEN ARRAY['posted']`,
      replacement: `WHEN 'settled' THEN ARRAY['posted', 'open']`,
    },
    {
      what: 'a debit of another amount than is held',
      text: '(d.amount_cents, c.receivable) IS DISTINCT FROM (h.amount, h.credit)',
      replacement: 'c.receivable IS DISTINCT FROM h.credit',
    },
    {
      what: 'a debit that repays somebody else',
      text: '(d.amount_cents, c.receivable) IS DISTINCT FROM (h.amount, h.credit)',
      replacement: 'd.amount_cents IS DISTINCT FROM h.amount',
    },
    {
      what: 'a debit that settled and is held still',
      text: `OR h.status <> CASE WHEN d.settled_at IS NOT NULL THEN 'posted'`,
      replacement: `OR h.status <> CASE WHEN d.settled_at IS NOT NULL THEN h.status`,
    },
    {
      what: 'a debit that settled and pays nothing',
      text: `CASE d.status WHEN 'settled' THEN d.amount_cents ELSE 0 END`,
      replacement: 'coalesce(l.cents, 0)',
    },
    {
      what: 'a debit that came back and pays all the same',
      text: `CASE d.status WHEN 'settled' THEN d.amount_cents ELSE 0 END`,
      replacement: `CASE d.status WHEN 'settled' THEN d.amount_cents ELSE coalesce(l.cents, 0) END`,
    },
    {
      what: 'what came in without a transfer',
      text: 'IS DISTINCT FROM (t.amount, t.credit, t.group_id) END',
      replacement: '<> (t.amount, t.credit, t.group_id) END',
    },
    {
      what: "somebody else's pay that was posted",
      text: `IN ('foreign', 'sent_back') THEN t.id IS NOT NULL`,
      replacement: `IN ('foreign', 'sent_back') THEN false`,
    },
    {
      what: 'less taken back than came in',
      text: `OR (d.status = 'returned' AND r.cents IS DISTINCT FROM d.amount_cents)`,
      replacement: `OR (d.status = 'returned' AND r.cents > d.amount_cents)`,
    },
    {
      what: 'credits that the network does not owe',
      text: 'WHERE a.cents <> d.cents',
      replacement: 'WHERE a.cents > d.cents',
    },
    {
      what: 'a report that paid less than it says',
      text: 'WHERE f.cents IS DISTINCT FROM coalesce(t.cents, 0)',
      replacement: 'WHERE f.cents < coalesce(t.cents, 0)',
    },
    {
      what: 'a payment that no report says',
      text: 'WHERE f.cents IS DISTINCT FROM coalesce(t.cents, 0)',
      replacement: 'WHERE f.cents <> coalesce(t.cents, 0)',
    },
    {
      what: 'what came in ends twice',
      text: `IF TG_OP = 'UPDATE' AND OLD.ended_at IS NULL`,
      replacement: `IF TG_OP = 'UPDATE'`,
    },
    {
      what: 'what came in is deleted',
      text: 'BEFORE UPDATE OR DELETE ON incoming_deposit',
      replacement: 'BEFORE UPDATE ON incoming_deposit',
    },
  ],
};
