import type { Theme } from '../sql-mutation.ts';

export const problems: Theme = {
  name: 'problems',
  files: ['ledger/db/functions/problems.sql', 'ledger/db/functions/folded.sql'],
  tests: ['ledger/src/problems.test.ts'],
  mutations: [
    {
      what: 'what is pending is not added up',
      text: 'WHERE b.pending <> 0 OR b.posted <> 0',
      replacement: 'WHERE b.posted <> 0',
    },
    {
      what: 'what is posted is not added up',
      text: 'WHERE b.pending <> 0 OR b.posted <> 0',
      replacement: 'WHERE b.pending <> 0',
    },
    {
      what: 'a column that is not compared',
      text: 'WHERE (a.debits_pending, a.debits_posted, a.credits_pending, a.credits_posted)',
      replacement: 'WHERE (a.debits_pending, a.debits_posted, a.credits_pending, f.credits_posted)',
    },
    {
      what: 'deposits that the bank does not hold',
      text: 'WHERE cash IS DISTINCT FROM owed',
      replacement: 'WHERE cash > owed',
    },
    {
      what: 'a hold that is not there',
      text: 'FULL JOIN hold h ON h.pending_id = t.id',
      replacement: 'JOIN hold h ON h.pending_id = t.id',
    },
    {
      what: 'a hold that says it is over',
      text: `
      OR (h.status = 'open') IS DISTINCT FROM (h.amount_left > 0)`,
      replacement: '',
    },
    {
      what: 'the end of a hold on other accounts',
      text: '(e.debit, e.credit, t.kind) IS DISTINCT FROM (t.debit,',
      replacement: '(t.debit, e.credit, t.kind) IS DISTINCT FROM (t.debit,',
    },
    {
      what: 'holds that are not pending',
      text: 'WHERE (a.debits_pending, a.credits_pending)\n',
      replacement: 'WHERE a.id < 0 AND (a.debits_pending, a.credits_pending)\n',
    },
    {
      what: 'more repaid than owed',
      text: 'AND a.credits_posted + a.credits_pending > a.debits_posted)',
      replacement: 'AND a.credits_posted > a.debits_posted)',
    },
    {
      what: 'more spent than deposited',
      text: 'AND a.debits_posted + a.debits_pending > a.credits_posted)',
      replacement: 'AND a.debits_posted > a.credits_posted)',
    },
    {
      what: 'another rule than that of the chart',
      text: '\n      OR a.rule <> c.rule',
      replacement: '',
    },
    {
      what: 'an account of nobody',
      text: '\n      OR (a.owner_user_id IS NOT NULL) <> c.is_members',
      replacement: '',
    },
    {
      what: 'a hold that holds still what was taken of it',
      text: `WHEN 'single' THEN 0 ELSE -t.amount END AS pending`,
      replacement: `WHEN 'single' THEN 0 WHEN 'post' THEN 0 ELSE -t.amount END AS pending`,
    },
    {
      what: 'what was taken of a hold is not posted',
      text: `t.kind IN ('single', 'post') THEN t.amount`,
      replacement: `t.kind IN ('single') THEN t.amount`,
    },
  ],
};
