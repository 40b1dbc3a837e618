import type { Theme } from '../sql-mutation.ts';

export const moneyProblems: Theme = {
  name: 'money-problems',
  files: ['member/db/functions/money_problems.sql'],
  tests: ['member/src/features/money-checks/money-problems.test.ts'],
  mutations: [
    {
      what: 'the ledger alone is not requests',
      text: 'SELECT * FROM ledger.problems()\n',
      replacement: 'SELECT * FROM ledger.problems() WHERE false\n',
    },
    {
      what: 'holds owe nothing',
      text: 'sum(posted_cents + held_cents - repaid_cents)',
      replacement: 'sum(posted_cents - repaid_cents)',
    },
    {
      what: 'purchases on an account that there is not',
      text: 'WHERE a.owed IS DISTINCT FROM coalesce(p.owed, 0)',
      replacement: 'WHERE a.owed > coalesce(p.owed, 0)',
    },
    {
      what: 'a deposit that is not hers',
      text: 'ON a.id = c.deposit AND a.code = 2010 AND a.owner_user_id = c.user_id',
      replacement: 'ON a.id = c.deposit',
    },
    {
      what: 'what was taken back still counts',
      text: 'FROM allocation WHERE reversed_by IS NULL GROUP BY card_transaction_id',
      replacement: 'FROM allocation GROUP BY card_transaction_id',
    },
    {
      what: 'less repaid than was allocated',
      text: 'WHERE t.repaid_cents <> coalesce(l.cents, 0)',
      replacement: 'WHERE t.repaid_cents > coalesce(l.cents, 0) + 1',
    },
    {
      what: 'a hold of two purchases',
      text: '(p.purchases, p.held, p.account_id) IS DISTINCT FROM (1, h',
      replacement: '(1, p.held, p.account_id) IS DISTINCT FROM (1, h',
    },
    {
      what: "a hold that is another's purchase",
      text: '(1, h.amount_left, h.account_id)',
      replacement: '(1, h.amount_left, p.account_id)',
    },
    {
      what: 'a hold of another amount',
      text: '(1, h.amount_left, h.account_id)',
      replacement: '(1, p.held, h.account_id)',
    },
    {
      what: 'transfers that no fact tells of',
      text: 'WHERE NOT EXISTS (SELECT FROM event e',
      replacement: 'WHERE g.group_id IS NULL AND NOT EXISTS (SELECT FROM event e',
    },
    {
      what: 'a fact of no transfers',
      text: 'WHERE e.transfer_group_id IS NOT NULL\n',
      replacement: 'WHERE e.transfer_group_id IS NULL\n',
    },
    {
      what: 'the credit of a lost dispute that is allocated no more before it was taken back',
      text: `WHEN d.state IN ('lost', 'withdrawn') AND d.credit_ended_at IS NOT NULL`,
      replacement: `WHEN d.state IN ('lost', 'withdrawn')`,
    },
    {
      what: 'the credit of a withdrawn dispute that is allocated still',
      text: `WHEN d.state IN ('lost', 'withdrawn') AND`,
      replacement: `WHEN d.state IN ('lost') AND`,
    },
    {
      what: 'a credit of what was given back since that is allocated still',
      text: 'd.credited_owed_cents + d.credited_deposit_cents - d.absorbed_cents',
      replacement: 'd.credited_owed_cents + d.credited_deposit_cents',
    },
    {
      what: 'a credit of no dispute',
      text: `FULL JOIN (SELECT repayment_id, sum(amount_cents) AS cents FROM allocation
                WHERE kind = 'provisional_credit'`,
      replacement: `LEFT JOIN (SELECT repayment_id, sum(amount_cents) AS cents FROM allocation
                WHERE kind = 'provisional_credit'`,
    },
  ],
};
