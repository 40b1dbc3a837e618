import type { Theme } from '../sql-mutation.ts';

export const heldPurchases: Theme = {
  name: 'held-purchases',
  files: ['member/db/functions/held_on.sql', 'member/db/functions/issue_statements.sql'],
  tests: ['member/src/features/statements/statement-holds.test.ts'],
  mutations: [
    {
      what: 'what is held since the day',
      text: 'a.debits_pending - coalesce(since.cents, 0)',
      replacement: 'a.debits_pending',
    },
    {
      what: 'a hold of the last day left out',
      text: 't.effective_on > day',
      replacement: 't.effective_on >= day',
    },
    {
      what: 'what was collected or let go of since',
      text: `t.kind IN ('pending', 'post', 'void')`,
      replacement: `t.kind = 'pending'`,
    },
    {
      what: 'what was held when it is issued',
      text: 'held_on(d.account_id, d.end_date)',
      replacement: 'held_on(d.account_id, d.end_date + 31)',
    },
  ],
};
