import type { Theme } from '../sql-mutation.ts';

export const limitRaces: Theme = {
  name: 'limit-races',
  file: 'ledger-migrations/20261122_4_hold_within_limit.ts',
  tests: ['ledger/concurrency.test.ts'],
  mutations: [
    {
      what: 'an id that is used meanwhile',
      text: 'IF made <> cardinality(holds) THEN',
      by: 'IF made < 0 THEN',
    },
    {
      what: 'a limit that is judged without a lock',
      text: 'ORDER BY a.id FOR NO KEY UPDATE) locked',
      by: 'ORDER BY a.id) locked',
    },
  ],
};
