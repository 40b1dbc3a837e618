import type { Theme } from '../sql-mutation.ts';

export const posts: Theme = {
  name: 'posts',
  file: 'ledger-migrations/20261122_3_post.ts',
  tests: [
    'ledger/post.test.ts',
    'ledger/rules-of-balances.test.ts',
    'ledger/hold-within-limit.test.ts',
    'ledger/concurrency.test.ts',
  ],
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
      what: 'accounts that are not locked',
      text: 'ORDER BY id FOR NO KEY UPDATE) locked',
      by: 'ORDER BY id) locked',
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
      what: 'what was refused in between is lost without a word',
      text: `    IF touched <> cardinality(asked) THEN
      RAISE EXCEPTION 'This id was used`,
      by: `    IF touched < 0 THEN
      RAISE EXCEPTION 'This id was used`,
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
    {
      what: 'a hold that there is not, by another name',
      text: `'There is no such hold.' USING ERRCODE = 'LG002'`,
      by: `'There is no such hold.' USING ERRCODE = 'LG003'`,
    },
    {
      what: 'more than is left of a hold',
      text: '      AND hold.amount_left >= taken.amount\n',
      by: '',
    },
    {
      what: 'a part of a hold let go of',
      text: 'taken.voids = 1 AND hold.amount_left = taken.amount',
      by: 'taken.voids = 1',
    },
    {
      what: 'a hold let go of twice',
      text: 'taken.voids = 1 AND hold.amount_left = taken.amount',
      by: 'hold.amount_left = taken.amount',
    },
    {
      what: 'one hold of two is enough',
      text: 'IF touched <> ended THEN',
      by: 'IF touched = 0 THEN',
    },
    {
      what: 'a hold that expired was let go of',
      text: `WHEN taken.is_expired THEN 'expired'`,
      by: `WHEN taken.is_expired THEN 'voided'`,
    },
    {
      what: 'a hold that was taken was let go of',
      text: `WHEN taken.posts > 0 THEN 'posted'`,
      by: `WHEN taken.posts > 1 THEN 'posted'`,
    },
    {
      what: 'what is taken stays held',
      text: 'ELSE -r.amount END AS pending',
      by: 'ELSE 0 END AS pending',
    },
    {
      what: 'what is taken of a hold is not posted',
      text: `CASE WHEN r.kind IN ('single', 'post') THEN`,
      by: `CASE WHEN r.kind IN ('single') THEN`,
    },
    {
      what: 'what is let go of is posted',
      text: `CASE WHEN r.kind IN ('single', 'post') THEN`,
      by: `CASE WHEN r.kind IN ('single', 'post', 'void') THEN`,
    },
    {
      what: 'debits for credits',
      text: '(VALUES (r.debit, true), (r.credit, false))',
      by: '(VALUES (r.debit, false), (r.credit, true))',
    },
    {
      what: 'a balance that forgets',
      text: 'debits_posted = account.debits_posted + moved.debits_posted',
      by: 'debits_posted = moved.debits_posted',
    },
    {
      what: 'deposits that the bank does not hold',
      text: 'IF is_of_deposits AND (',
      by: 'IF false AND (',
    },
    {
      what: 'deposits that only the cash account reminds of',
      text: 'bool_or(locked.code IN (1020, 2010, 2030))',
      by: 'bool_or(locked.code IN (1020))',
    },
    {
      what: 'deposits that are held when they are taken',
      text: `WHERE r.kind IN ('single', 'post')) <> 0`,
      by: `WHERE r.kind IN ('single')) <> 0`,
    },
  ],
};
