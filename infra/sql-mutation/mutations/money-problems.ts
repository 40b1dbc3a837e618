import type { Theme } from '../sql-mutation.ts';

export const moneyProblems: Theme = {
  name: 'money-problems',
  file: 'migrations/20261122_money_problems.ts',
  tests: ['features/money-check/money-problems.test.ts'],
  mutations: [
    {
      what: 'the ledger alone is not asked',
      text: 'SELECT * FROM ledger.problems()\n',
      by: 'SELECT * FROM ledger.problems() WHERE false\n',
    },
    {
      what: 'holds owe nothing',
      text: 'sum(posted_cents + held_cents - repaid_cents)',
      by: 'sum(posted_cents - repaid_cents)',
    },
    {
      what: 'purchases on an account that there is not',
      text: 'WHERE a.owed IS DISTINCT FROM coalesce(p.owed, 0)',
      by: 'WHERE a.owed > coalesce(p.owed, 0)',
    },
    {
      what: 'a deposit that is not hers',
      text: 'ON a.id = c.deposit AND a.code = 2010 AND a.owner_user_id = c.user_id',
      by: 'ON a.id = c.deposit',
    },
    {
      what: 'what was taken back still counts',
      text: 'FROM allocation WHERE reversed_by IS NULL GROUP',
      by: 'FROM allocation GROUP',
    },
    {
      what: 'less repaid than was allocated',
      text: 'WHERE t.repaid_cents <> coalesce(l.cents, 0)',
      by: 'WHERE t.repaid_cents > coalesce(l.cents, 0) + 1',
    },
    {
      what: 'a hold of two purchases',
      text: '(p.purchases, p.held, p.account_id) IS DISTINCT FROM (1, h',
      by: '(1, p.held, p.account_id) IS DISTINCT FROM (1, h',
    },
    {
      what: "a hold that is another's purchase",
      text: '(1, h.amount_left, h.account_id)',
      by: '(1, h.amount_left, p.account_id)',
    },
    {
      what: 'a hold of another amount',
      text: '(1, h.amount_left, h.account_id)',
      by: '(1, p.held, h.account_id)',
    },
    {
      what: 'transfers that no fact tells of',
      text: 'WHERE NOT EXISTS (SELECT FROM event e',
      by: 'WHERE g.group_id IS NULL AND NOT EXISTS (SELECT FROM event e',
    },
    {
      what: 'a fact of no transfers',
      text: 'WHERE e.transfer_group_id IS NOT NULL\n',
      by: 'WHERE e.transfer_group_id IS NULL\n',
    },
  ],
};
