import type { Theme } from '../sql-mutation.ts';

export const races: Theme = {
  name: 'races',
  files: ['ledger/db/functions/post.sql'],
  tests: ['ledger/src/concurrency.test.ts'],
  mutations: [
    {
      what: 'accounts that are not locked',
      text: 'ORDER BY id FOR NO KEY UPDATE) locked',
      replacement: 'ORDER BY id) locked',
    },
    {
      what: 'what was refused in between is lost without a word',
      text: `  IF touched <> cardinality(requests) THEN
    RAISE EXCEPTION 'This id was used`,
      replacement: `  IF touched < 0 THEN
    RAISE EXCEPTION 'This id was used`,
    },
  ],
};
