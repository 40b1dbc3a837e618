import type { Theme } from '../sql-mutation.ts';

export const limitRaces: Theme = {
  name: 'limit-races',
  files: ['ledger/db/functions/hold_within_limit.sql', 'ledger/db/functions/hold_all.sql'],
  tests: ['ledger/src/concurrency.test.ts'],
  mutations: [
    {
      what: 'an id that is used meanwhile',
      text: 'IF made <> cardinality(holds) THEN',
      replacement: 'IF made < 0 THEN',
    },
    {
      what: 'a limit that is judged without a lock',
      text: 'ORDER BY a.id FOR NO KEY UPDATE) locked',
      replacement: 'ORDER BY a.id) locked',
    },
  ],
};
