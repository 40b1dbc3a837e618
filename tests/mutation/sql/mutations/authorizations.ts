import type { Theme } from '../sql-mutation.ts';

export const authorizations: Theme = {
  name: 'authorizations',
  files: [
    'member/db/functions/decide_authorizations.sql',
    'member/db/functions/judge_authorizations.sql',
    'member/db/functions/record_authorizations.sql',
    'member/db/functions/record_purchases.sql',
  ],
  tests: [
    'member/src/features/cards/authorizations/authorizations.routes.test.ts',
    'member/src/features/cards/authorizations/races.test.ts',
    'member/src/features/cards/sync/card-sync.jobs.test.ts',
    'member/src/features/cards/events.test.ts',
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
      text: `ELSE 'UNKNOWN_CARD' END`,
      replacement: 'ELSE NULL END',
    },
    {
      what: 'a card of another account',
      text: 'WHERE a.synctera_account_id = q.account',
      replacement: 'WHERE true',
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
      text: 'CASE WHEN c.reason IS NULL THEN c.transfer_id END',
      replacement: 'NULL::uuid',
    },
    {
      what: 'an event that does not name its transfers',
      text: `'transfer_group_id', r.transfer_group_id)`,
      replacement: `'transfer_group_id', NULL)`,
    },
    {
      what: 'a refusal that counts as the latest purchase',
      text: 'CASE WHEN r.is_taken THEN r.purchased_at END',
      replacement: 'r.purchased_at',
    },
    {
      what: 'a declined purchase that notifies of a new limit',
      text: 'FROM recorded WHERE is_taken ORDER BY user_id',
      replacement: 'FROM recorded ORDER BY user_id',
    },
    {
      what: 'a purchase that is not changed when it is recorded again',
      text: 'held_cents = r.held_cents',
      replacement: 'held_cents = t.held_cents',
    },
  ],
};
