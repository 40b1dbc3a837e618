import type { Theme } from '../sql-mutation.ts';

export const races: Theme = {
  name: 'races',
  file: 'ledger-migrations/20261122_3_post.ts',
  tests: ['ledger/concurrency.test.ts'],
  mutations: [
    {
      what: 'accounts that are not locked',
      text: 'ORDER BY id FOR NO KEY UPDATE) locked',
      by: 'ORDER BY id) locked',
    },
    {
      what: 'what was refused in between is lost without a word',
      text: `    IF touched <> cardinality(asked) THEN
      RAISE EXCEPTION 'This id was used`,
      by: `    IF touched < 0 THEN
      RAISE EXCEPTION 'This id was used`,
    },
  ],
};
