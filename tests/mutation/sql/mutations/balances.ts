import type { Theme } from '../sql-mutation.ts';

export const balances: Theme = {
  name: 'balances',
  files: [
    'ledger/db/functions/post.sql',
    'ledger/db/functions/take_from_holds.sql',
    'ledger/db/functions/move_balances.sql',
  ],
  tests: ['ledger/src/rules-of-balances.test.ts'],
  mutations: [
    {
      what: 'a hold that there is not, by another name',
      text: `'There is no such hold.' USING ERRCODE = 'LG002'`,
      replacement: `'There is no such hold.' USING ERRCODE = 'LG003'`,
    },
    {
      what: 'more than is left of a hold',
      text: '    AND hold.amount_left >= taken.amount\n',
      replacement: '',
    },
    {
      what: 'a part of a hold let go of',
      text: 'taken.voids = 1 AND hold.amount_left = taken.amount',
      replacement: 'taken.voids = 1',
    },
    {
      what: 'a hold let go of twice',
      text: 'taken.voids = 1 AND hold.amount_left = taken.amount',
      replacement: 'hold.amount_left = taken.amount',
    },
    {
      what: 'one hold of two is enough',
      text: 'IF touched <> ended THEN',
      replacement: 'IF touched = 0 THEN',
    },
    {
      what: 'a hold that expired was let go of',
      text: `WHEN taken.is_expired THEN 'expired'`,
      replacement: `WHEN taken.is_expired THEN 'voided'`,
    },
    {
      what: 'a hold that was taken was let go of',
      text: `WHEN taken.posts > 0 THEN 'posted'`,
      replacement: `WHEN taken.posts > 1 THEN 'posted'`,
    },
    {
      what: 'what is taken stays held',
      text: 'ELSE -r.amount END AS pending',
      replacement: 'ELSE 0 END AS pending',
    },
    {
      what: 'what is taken of a hold is not posted',
      text: `CASE WHEN r.kind IN ('single', 'post') THEN`,
      replacement: `CASE WHEN r.kind IN ('single') THEN`,
    },
    {
      what: 'what is let go of is posted',
      text: `CASE WHEN r.kind IN ('single', 'post') THEN`,
      replacement: `CASE WHEN r.kind IN ('single', 'post', 'void') THEN`,
    },
    {
      what: 'debits for credits',
      text: '(VALUES (r.debit, true), (r.credit, false))',
      replacement: '(VALUES (r.debit, false), (r.credit, true))',
    },
    {
      what: 'a balance that forgets',
      text: 'debits_posted = account.debits_posted + moved.debits_posted',
      replacement: 'debits_posted = moved.debits_posted',
    },
    {
      what: 'deposits that the bank does not hold',
      text: 'IF is_of_deposits AND (',
      replacement: 'IF false AND (',
    },
    {
      what: 'deposits that only the cash account reminds of',
      text: 'bool_or(locked.code IN (1020, 2010, 2030))',
      replacement: 'bool_or(locked.code IN (1020))',
    },
    {
      what: 'deposits that are held when they are taken',
      text: `WHERE r.kind IN ('single', 'post')) <> 0`,
      replacement: `WHERE r.kind IN ('single')) <> 0`,
    },
  ],
};
