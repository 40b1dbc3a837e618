import type { Theme } from '../sql-mutation.ts';

export const authorizations: Theme = {
  name: 'authorizations',
  file: 'migrations/20261122_decide_authorizations.ts',
  tests: [
    'features/authorizations/webhook-routes.test.ts',
    'features/authorizations/races.test.ts',
  ],
  mutations: [
    {
      what: 'a card that is not active',
      text: `c.status <> 'active'`,
      by: 'false',
    },
    {
      what: 'an account that is not open',
      text: `a.status <> 'open'`,
      by: 'false',
    },
    {
      what: 'another amount by the same id',
      text: 't.requested_cents <> q.amount_cents',
      by: 'false',
    },
    {
      what: 'a card of nobody',
      text: `SELECT q.id, 'UNKNOWN_CARD' FROM`,
      by: 'SELECT q.id, NULL::text FROM',
    },
    {
      what: 'above the limit, and approved',
      text: ' WHERE h.approved)',
      by: ')',
    },
    {
      what: 'what was answered before is decided anew',
      text: 'IF known IS NOT NULL THEN',
      by: 'IF false THEN',
    },
    {
      what: 'a purchase that does not know its hold',
      text: 'CASE WHEN is_approved THEN transfer_id END',
      by: 'NULL::uuid',
    },
    {
      what: 'a fact that does not name its transfers',
      text: `'transfer_group_id', d.transfers)`,
      by: `'transfer_group_id', NULL)`,
    },
    {
      what: 'a refusal that counts as the latest purchase',
      text: 'CASE WHEN d.is_approved THEN d.occurred_at END',
      by: 'd.occurred_at',
    },
  ],
};
