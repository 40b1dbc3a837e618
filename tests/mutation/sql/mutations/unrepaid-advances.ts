import type { Theme } from '../sql-mutation.ts';

export const unrepaidAdvances: Theme = {
  name: 'unrepaid-advances',
  files: [
    'member/db/functions/unrepaid_advance_of.sql',
    'member/db/functions/open_case.sql',
    'member/db/functions/case_closed_as.sql',
  ],
  tests: ['member/src/features/tax-returns/unrepaid-advances.test.ts'],
  mutations: [
    {
      what: 'returns of states that are the newest',
      text: `AND jurisdiction = 'Federal'`,
      replacement: '',
    },
    {
      what: 'the oldest return instead of the newest',
      text: 'ORDER BY tax_year DESC LIMIT 1',
      replacement: 'ORDER BY tax_year LIMIT 1',
    },
    {
      what: 'none where the return is gone',
      text: 'r.status IS NULL OR r.refunded_by IS NOT NULL',
      replacement: 'r.refunded_by IS NOT NULL',
    },
    {
      what: 'none where the refund came in here',
      text: 'r.status IS NULL OR r.refunded_by IS NOT NULL',
      replacement: 'r.status IS NULL',
    },
    {
      what: 'none where the return was rejected',
      text: `('rejected', 'no_refund')`,
      replacement: `('no_refund')`,
    },
    {
      what: 'one while the refund is still to come',
      text: `('rejected', 'no_refund')`,
      replacement: `('accepted', 'rejected', 'no_refund')`,
    },
    {
      what: 'one while the refund that was sent is awaited',
      text: 'AND r.refund_awaited_until IS NULL',
      replacement: '',
    },
    {
      what: 'accepted, where the refund came in here',
      text: `CASE WHEN r.refunded_by IS NOT NULL THEN 'refund_received'`,
      replacement: `CASE WHEN false THEN 'refund_received'`,
    },
    {
      what: 'one of nothing',
      text: 'WHERE spent.cents > 0',
      replacement: 'WHERE spent.cents >= 0',
    },
    {
      what: 'one that is open once staff have closed it',
      text: 'WHERE u.closed_at IS NULL;',
      replacement: 'WHERE true;',
    },
    {
      what: 'repaid, where staff have closed it',
      text: 'WHERE u.user_id = c.user_id AND u.closed_at IS NOT NULL',
      replacement: 'WHERE u.user_id = c.user_id AND u.closed_at IS NULL',
    },
    {
      what: 'repaid, where a return is accepted again',
      text: `WHEN spent_of_refund(owed.*) > 0 THEN 'refund_awaited'`,
      replacement: `WHEN false THEN 'refund_awaited'`,
    },
  ],
};
