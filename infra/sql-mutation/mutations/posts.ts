import type { Theme } from '../sql-mutation.ts';

export const posts: Theme = {
  name: 'posts',
  file: 'ledger-migrations/20261122_3_post.ts',
  tests: ['ledger/post.test.ts'],
  mutations: [
    {
      what: 'a code that there is not',
      text: 'WHERE c.code IS NULL OR NOT is_well_formed(r)',
      by: 'WHERE NOT is_well_formed(r)',
    },
    {
      what: 'nothing is asked of the form',
      text: 'WHERE c.code IS NULL OR NOT is_well_formed(r)',
      by: 'WHERE c.code IS NULL',
    },
    {
      what: 'a single transfer that expires',
      text: `WHEN 'single' THEN r.pending_id IS NULL AND r.expires_at IS NULL`,
      by: `WHEN 'single' THEN r.pending_id IS NULL`,
    },
    {
      what: 'a post with accounts of its own',
      text: `WHEN 'post' THEN r.pending_id IS NOT NULL AND r.expires_at IS NULL
                         AND r.debit IS NULL AND r.credit IS NULL`,
      by: `WHEN 'post' THEN r.pending_id IS NOT NULL AND r.expires_at IS NULL`,
    },
    {
      what: 'a transfer on no day',
      text: ' AND r.effective_on IS NOT NULL',
      by: '',
    },
    {
      what: 'nonsense with a code of its own',
      text: 'EXCEPTION WHEN data_exception THEN',
      by: 'EXCEPTION WHEN division_by_zero THEN',
    },
    {
      what: 'an id twice in one call',
      text: 'FROM unnest(asked)) < cardinality(asked) THEN',
      by: 'FROM unnest(asked)) < 0 THEN',
    },
    {
      what: 'a success of nothing',
      text: 'IF asked IS NULL THEN',
      by: `IF asked IS NULL THEN RETURN 'posted'; END IF;
    IF false THEN`,
    },
    {
      what: 'an account that there is not',
      text: 'IF touched <> cardinality(accounts) THEN',
      by: 'IF touched = 0 THEN',
    },
    {
      what: 'what has no source is never the same',
      text: 'r.occurred_at, r.effective_on, r.actor, r.source, r.expires_at))\n      INTO touched',
      by: `r.occurred_at, r.effective_on, r.actor, nullif(r.source, ''), r.expires_at)
              AND r.source = t.source)
      INTO touched`,
    },
    {
      what: 'a hold that ends at another time is the same',
      text: 't.occurred_at, t.effective_on, t.actor, t.source, h.expires_at)',
      by: 't.occurred_at, t.effective_on, t.actor, t.source, r.expires_at)',
    },
    {
      what: 'another amount is the same',
      text: '(t.debit, t.credit, t.amount, t.code,',
      by: '(t.debit, t.credit, r.amount, t.code,',
    },
    {
      what: 'other accounts are the same',
      text: '(t.debit, t.credit, t.amount, t.code,',
      by: '(r.debit, r.credit, t.amount, t.code,',
    },
    {
      what: 'half a replay is one',
      text: 'IF same = cardinality(asked) THEN',
      by: 'IF same > 0 THEN',
    },
    {
      what: 'any transfer is a hold',
      text: `FROM unnest(asked) WHERE kind = 'pending';`,
      by: `FROM unnest(asked) WHERE kind <> 'void';`,
    },
    {
      what: 'a hold that never ends by itself',
      text: 'SELECT id, amount, expires_at FROM',
      by: 'SELECT id, amount, NULL::timestamptz FROM',
    },
  ],
};
