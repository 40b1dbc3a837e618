import type { Theme } from '../sql-mutation.ts';

export const limits: Theme = {
  name: 'limits',
  files: [
    'ledger/db/functions/hold_within_limit.sql',
    'ledger/db/functions/set_credit_limits.sql',
    'ledger/db/functions/require_same_holds.sql',
    'ledger/db/functions/hold_all.sql',
  ],
  tests: ['ledger/src/hold-within-limit.test.ts'],
  mutations: [
    {
      what: 'a cent above the limit',
      text: '         <= locked.credit_limit',
      replacement: '         <= locked.credit_limit + 1',
    },
    {
      what: 'a cent below the limit is too much',
      text: '         <= locked.credit_limit',
      replacement: '         < locked.credit_limit',
    },
    {
      what: 'no limit is any limit',
      text: '         <= locked.credit_limit',
      replacement: '         <= coalesce(locked.credit_limit, 1000000)',
    },
    {
      what: 'what is held owes nothing',
      text: 'locked.debits_posted + locked.debits_pending - locked.credits_posted',
      replacement: 'locked.debits_posted - locked.credits_posted',
    },
    {
      what: 'what was repaid is still owed',
      text: 'locked.debits_posted + locked.debits_pending - locked.credits_posted',
      replacement: 'locked.debits_posted + locked.debits_pending',
    },
    {
      what: 'a repayment under way gives room',
      text: 'locked.debits_posted + locked.debits_pending - locked.credits_posted',
      replacement:
        'locked.debits_posted + locked.debits_pending - locked.credits_posted - locked.credits_pending',
    },
    {
      what: 'two holds on one account at once',
      text: 'count(DISTINCT r.id) = count(*) AND count(DISTINCT r.debit) = count(*)',
      replacement: 'count(DISTINCT r.id) = count(*)',
    },
    {
      what: 'a hold that is not well formed',
      text: 'WHERE NOT is_well_formed(r)) THEN',
      replacement: 'WHERE false) THEN',
    },
    {
      what: 'a hold on no account',
      text: 'IF requests IS NULL OR NOT are_on_accounts THEN',
      replacement: 'IF requests IS NULL THEN',
    },
    {
      what: 'an answer about nothing',
      text: 'IF requests IS NULL OR NOT are_on_accounts THEN',
      replacement: 'IF NOT are_on_accounts THEN',
    },
    {
      what: 'two limits of one member at once',
      text: 'IF (SELECT count(*) > count(DISTINCT l.member)',
      replacement: 'IF (SELECT false',
    },
    {
      what: 'a limit that is counted and was the same',
      text: `   WHERE account.owner_user_id = l.member AND account.code = 1110
     AND (account.credit_limit, account.limit_falls_at, account.limit_falls_by)
           IS DISTINCT FROM (l.cents, l.falls_at, l.falls_by);`,
      replacement: '   WHERE account.owner_user_id = l.member AND account.code = 1110;',
    },
    {
      what: 'a limit that cannot become none',
      text: `AND account.code = 1110
     AND (account.credit_limit, account.limit_falls_at, account.limit_falls_by)
           IS DISTINCT FROM (l.cents, l.falls_at, l.falls_by);`,
      replacement: `AND account.code = 1110
     AND (coalesce(account.credit_limit <> l.cents, account.credit_limit IS NULL)
          OR (account.limit_falls_at, account.limit_falls_by)
               IS DISTINCT FROM (l.falls_at, l.falls_by));`,
    },
    {
      what: 'a limit that falls a moment late',
      text: 'WHEN decided >= locked.limit_falls_at',
      replacement: 'WHEN decided > locked.limit_falls_at',
    },
    {
      what: 'a limit that falls whenever it is asked',
      text: 'CASE WHEN decided >= locked.limit_falls_at THEN locked.limit_falls_by ELSE 0 END',
      replacement: 'coalesce(locked.limit_falls_by, 0)',
    },
    {
      what: 'a limit of the deposit',
      text: 'WHERE account.owner_user_id = l.member AND account.code = 1110',
      replacement: 'WHERE account.owner_user_id = l.member AND account.code <> 1110',
    },
    {
      what: 'an id that was used for something else',
      text: 'IF cardinality(before) <> (',
      replacement: 'IF cardinality(before) < (',
    },
    {
      what: 'another amount by the same id',
      text: 'WHERE (made.debit, made.amount, made.code,',
      replacement: 'WHERE (made.debit, r.amount, made.code,',
    },
    {
      what: 'a hold that the bank does not see',
      text: 'THEN (SELECT sum(r.amount) FROM unnest(holds) r) ELSE 0 END',
      replacement: 'THEN (SELECT max(r.amount) FROM unnest(holds) r) ELSE 0 END',
    },
    {
      what: 'a hold that never ends by itself',
      text: 'SELECT r.id, r.amount, r.expires_at\n',
      replacement: 'SELECT r.id, r.amount, NULL::timestamptz\n',
    },
  ],
};
