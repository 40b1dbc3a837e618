import type { Theme } from '../sql-mutation.ts';

export const posts: Theme = {
  name: 'posts',
  files: [
    'ledger/db/functions/is_well_formed.sql',
    'ledger/db/functions/read_requests.sql',
    'ledger/db/functions/post.sql',
  ],
  tests: ['ledger/src/post.test.ts'],
  mutations: [
    {
      what: 'nothing is requests of the form',
      text: 'WHERE NOT is_well_formed(r)',
      replacement: 'WHERE false',
    },
    {
      what: 'a single transfer that expires',
      text: `WHEN 'single' THEN r.pending_id IS NULL AND r.expires_at IS NULL`,
      replacement: `WHEN 'single' THEN r.pending_id IS NULL`,
    },
    {
      what: 'a post with accounts of its own',
      text: `WHEN 'post' THEN r.pending_id IS NOT NULL AND r.expires_at IS NULL
                       AND r.debit IS NULL AND r.credit IS NULL`,
      replacement: `WHEN 'post' THEN r.pending_id IS NOT NULL AND r.expires_at IS NULL`,
    },
    {
      what: 'a transfer on no day',
      text: ' AND r.effective_on IS NOT NULL',
      replacement: '',
    },
    {
      what: 'nonsense with a code of its own',
      text: 'EXCEPTION WHEN data_exception THEN',
      replacement: 'EXCEPTION WHEN division_by_zero THEN',
    },
    {
      what: 'an id twice in one call',
      text: 'FROM unnest(requests)) < cardinality(requests) THEN',
      replacement: 'FROM unnest(requests)) < 0 THEN',
    },
    {
      what: 'a success of nothing',
      text: 'IF requests IS NULL THEN',
      replacement: `IF requests IS NULL THEN RETURN 'posted'; END IF;
    IF false THEN`,
    },
    {
      what: 'an account that there is not',
      text: 'IF touched <> cardinality(accounts) THEN',
      replacement: 'IF touched = 0 THEN',
    },
    {
      what: 'what has no source is never the same',
      text: 'r.occurred_at, r.effective_on, r.actor, r.source, r.expires_at))\n    INTO touched',
      replacement: `r.occurred_at, r.effective_on, r.actor, nullif(r.source, ''), r.expires_at)
              AND r.source = t.source)
      INTO touched`,
    },
    {
      what: 'a hold that ends at another time is the same',
      text: 't.occurred_at, t.effective_on, t.actor, t.source, h.expires_at)',
      replacement: 't.occurred_at, t.effective_on, t.actor, t.source, r.expires_at)',
    },
    {
      what: 'another amount is the same',
      text: '(t.debit, t.credit, t.amount, t.code,',
      replacement: '(t.debit, t.credit, r.amount, t.code,',
    },
    {
      what: 'other accounts are the same',
      text: '(t.debit, t.credit, t.amount, t.code,',
      replacement: '(r.debit, r.credit, t.amount, t.code,',
    },
    {
      what: 'half a replay is one',
      text: 'IF same = cardinality(requests) THEN',
      replacement: 'IF same > 0 THEN',
    },
    {
      what: 'any transfer is a hold',
      text: `FROM unnest(requests) WHERE kind = 'pending';`,
      replacement: `FROM unnest(requests) WHERE kind <> 'void';`,
    },
    {
      what: 'a hold that never ends by itself',
      text: 'SELECT id, amount, expires_at FROM',
      replacement: 'SELECT id, amount, NULL::timestamptz FROM',
    },
  ],
};
