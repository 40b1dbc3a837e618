import type { Theme } from '../sql-mutation.ts';

export const statementDeposits: Theme = {
  name: 'statement-deposits',
  files: [
    'member/db/functions/unstated_deposit_lines.sql',
    'member/db/functions/next_deposit_balance.sql',
    'member/db/functions/issue_statements.sql',
    'member/db/functions/require_statement_sums.sql',
  ],
  tests: ['member/src/features/statements/statement-deposits.test.ts'],
  mutations: [
    {
      what: 'lines of others’ deposits',
      text: 'WHERE d.credit = c.deposit',
      replacement: 'WHERE d.credit > 0',
    },
    {
      what: 'money on its way that is called sent',
      text: `t.kind IN ('single', 'post')`,
      replacement: `t.kind <> 'void'`,
    },
    {
      what: 'pay of no sender',
      text: `AND k.subtype = 'direct_deposit'`,
      replacement: 'AND false',
    },
    {
      what: 'a deposit of a cent that is called direct deposit',
      text: `CASE pay.kind WHEN 'other' THEN 'deposit' ELSE coalesce(k.subtype, 'other') END`,
      replacement: `coalesce(k.subtype, 'other')`,
    },
    {
      what: 'a memo that calls it so',
      text: `CASE pay.kind WHEN 'other' THEN 'Deposit from ' ELSE 'Direct deposit from ' END`,
      replacement: `'Direct deposit from '`,
    },
    {
      what: 'an opening balance of nothing',
      text: 'coalesce(last.deposit_closing_cents, 0)',
      replacement: '0',
    },
    {
      what: 'a closing balance without its opening one',
      text: 'd.deposit_opening_cents + coalesce(p.credits, 0) - coalesce(p.debits, 0),',
      replacement: 'coalesce(p.credits, 0) - coalesce(p.debits, 0),',
    },
    {
      what: 'pay that is taken away',
      text: '(WHERE u.is_stated AND NOT u.is_debit), 0) AS credits',
      replacement: '(WHERE u.is_stated AND u.is_debit), 0) AS credits',
    },
    {
      what: 'lines of days after the month',
      text: 'SELECT d.id AS statement_id, u.posted_date <= d.end_date AS is_stated, u.*',
      replacement: 'SELECT d.id AS statement_id, true AS is_stated, u.*',
    },
    {
      what: 'sums that are not those of the lines',
      text: 'coalesce(p.debits, 0),\n                        coalesce(p.credits, 0))) THEN',
      replacement:
        's.deposit_debits_cents,\n                        s.deposit_credits_cents)) THEN',
    },
  ],
};
