import type { Theme } from '../sql-mutation.ts';

export const statements: Theme = {
  name: 'statements',
  files: [
    'member/db/functions/unstated_lines.sql',
    'member/db/functions/next_statement.sql',
    'member/db/functions/issue_statements.sql',
    'member/db/functions/require_statement_sums.sql',
  ],
  tests: [
    'member/src/features/statements/statements.store.test.ts',
    'member/src/features/statements/statements.jobs.test.ts',
    'member/src/features/statements/statements.routes.test.ts',
    'member/src/features/statements/statements.properties.test.ts',
  ],
  mutations: [
    {
      what: 'a month that is not over',
      text: 'WHERE e.end_date <= last_end',
      replacement: 'WHERE true',
    },
    {
      what: 'no month at all',
      text: 'WHERE e.end_date <= last_end',
      replacement: 'WHERE e.end_date < last_end',
    },
    {
      what: 'a month that begins with the last day of the one before',
      text: 'ELSE last.end_date + 1 END',
      replacement: 'ELSE last.end_date END',
    },
    {
      what: 'a month that ends a day early',
      text: `interval '1 month - 1 day'`,
      replacement: `interval '1 month - 2 days'`,
    },
    {
      what: 'lines of days after the month',
      text: 'SELECT d.id AS statement_id, l.posted_date <= d.end_date AS is_stated, l.*',
      replacement: 'SELECT d.id AS statement_id, true AS is_stated, l.*',
    },
    {
      what: 'purchases that lower what is owed',
      text: '(WHERE is_stated AND is_debit), 0) AS debits',
      replacement: '(WHERE is_stated AND NOT is_debit), 0) AS debits',
    },
    {
      what: 'a closing balance without its opening one',
      text: 'd.opening_cents + coalesce(t.debits, 0) - coalesce(t.credits, 0),',
      replacement: 'coalesce(t.debits, 0) - coalesce(t.credits, 0),',
    },
    {
      what: 'an opening balance of nothing',
      text: 'coalesce(last.closing_cents, 0)',
      replacement: '0',
    },
    {
      what: 'what is behind the last line forgotten',
      text: 'coalesce(min(seq) FILTER (WHERE NOT is_stated), max(seq) + 1) AS next_seq',
      replacement: 'max(seq) + 1 AS next_seq',
    },
    {
      what: 'a month that is issued twice',
      text: 'ON CONFLICT ON CONSTRAINT statement_once DO NOTHING',
      replacement: '',
    },
    {
      what: 'lines of others’ statements',
      text: 'WHERE d.credit = c.receivable',
      replacement: 'WHERE d.credit > 0',
    },
    {
      what: 'holds as lines',
      text: `t.kind IN ('single', 'post')`,
      replacement: `t.kind <> 'void'`,
    },
    {
      what: 'a line on two statements',
      text: 'AND (SELECT l.transfer_id FROM statement_line l WHERE l.transfer_id = t.id) IS NULL',
      replacement: '',
    },
    {
      what: 'purchases of no merchant',
      text: `AND k.subtype = 'purchase' LIMIT 1`,
      replacement: 'AND false LIMIT 1',
    },
    {
      what: 'a returned repayment that is called one',
      text: `'returned_repayment', 'Returned repayment'`,
      replacement: `'repayment', 'Repayment'`,
    },
    {
      what: 'sums that are not those of the lines',
      text: 'IF EXISTS (SELECT FROM statement s',
      replacement: 'IF false AND EXISTS (SELECT FROM statement s',
    },
    {
      what: 'an account that begins after its first purchase',
      text: 'least(c.issued_on, (SELECT min(l.posted_date) FROM unstated_lines(c.id) l))',
      replacement: 'c.issued_on',
    },
  ],
};
