import type { Theme } from '../sql-mutation.ts';

export const authorizations: Theme = {
  name: 'authorizations',
  files: [
    'member/db/functions/decide_authorizations.sql',
    'member/db/functions/judge_authorizations.sql',
    'member/db/functions/record_authorizations.sql',
  ],
  tests: [
    'member/src/features/authorizations/webhook-routes.test.ts',
    'member/src/features/authorizations/races.test.ts',
  ],
  mutations: [
    {
      what: 'a card that is not active',
      text: `c.status <> 'active'`,
      replacement: 'false',
    },
    {
      what: 'an account that is not open',
      text: `a.status <> 'open'`,
      replacement: 'false',
    },
    {
      what: 'another amount by the same id',
      text: 't.requested_cents <> q.amount_cents',
      replacement: 'false',
    },
    {
      what: 'a card of nobody',
      text: `SELECT q.id, 'UNKNOWN_CARD' FROM`,
      replacement: 'SELECT q.id, NULL::text FROM',
    },
    {
      what: 'above the limit, and approved',
      text: ' WHERE h.approved)',
      replacement: ')',
    },
    {
      what: 'what was answered before is decided anew',
      text: 'IF known IS NOT NULL THEN',
      replacement: 'IF false THEN',
    },
    {
      what: 'a purchase that does not know its hold',
      text: 'CASE WHEN is_approved THEN transfer_id END',
      replacement: 'NULL::uuid',
    },
    {
      what: 'a fact that does not name its transfers',
      text: `'transfer_group_id', d.transfers)`,
      replacement: `'transfer_group_id', NULL)`,
    },
    {
      what: 'a refusal that counts as the latest purchase',
      text: 'CASE WHEN d.is_approved THEN d.occurred_at END',
      replacement: 'd.occurred_at',
    },
  ],
};
