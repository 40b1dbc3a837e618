import type { Theme } from '../sql-mutation.ts';

export const transfers: Theme = {
  name: 'transfers',
  files: [
    'ledger/db/migrations/20261122_2_transfers.ts',
    'ledger/db/functions/refuse_change.sql',
    'ledger/db/functions/refuse_growth.sql',
  ],
  tests: ['ledger/src/never-changed.test.ts'],
  mutations: [
    {
      what: 'a transfer of nothing',
      text: 'CHECK (amount BETWEEN 1 AND 1000000000000)',
      replacement: 'CHECK (amount BETWEEN 0 AND 1000000000000)',
    },
    {
      what: 'a transfer of any amount',
      text: 'CHECK (amount BETWEEN 1 AND 1000000000000)',
      replacement: 'CHECK (amount > 0)',
    },
    {
      what: 'a transfer from an account to itself',
      text: ' CHECK (credit <> debit)',
      replacement: '',
    },
    {
      what: 'the end of no hold',
      text: `CHECK ((kind IN ('post', 'void')) = (pending_id IS NOT NULL))`,
      replacement: `CHECK (kind IN ('post', 'void') OR pending_id IS NULL)`,
    },
    {
      what: 'a hold that ends a hold',
      text: `CHECK ((kind IN ('post', 'void')) = (pending_id IS NOT NULL))`,
      replacement: `CHECK (kind NOT IN ('post', 'void') OR pending_id IS NOT NULL)`,
    },
    {
      what: 'a hold that is let go of twice',
      text: 'CREATE UNIQUE INDEX transfer_voids_once',
      replacement: 'CREATE INDEX transfer_voids_once',
    },
    {
      what: 'a transfer by nobody',
      text: ` CHECK (actor <> '')`,
      replacement: '',
    },
    {
      what: 'a transfer that is changed',
      text: 'BEFORE UPDATE OR DELETE OR TRUNCATE ON transfer\n',
      replacement: 'BEFORE DELETE OR TRUNCATE ON transfer\n',
    },
    {
      what: 'a transfer that is deleted',
      text: 'BEFORE UPDATE OR DELETE OR TRUNCATE ON transfer\n',
      replacement: 'BEFORE UPDATE OR TRUNCATE ON transfer\n',
    },
    {
      what: 'a hold that is deleted',
      text: 'BEFORE DELETE OR TRUNCATE ON hold',
      replacement: 'BEFORE TRUNCATE ON hold',
    },
    {
      what: 'a chart that is changed',
      text: 'BEFORE UPDATE OR DELETE OR TRUNCATE ON chart',
      replacement: 'BEFORE DELETE OR TRUNCATE ON chart',
    },
    {
      what: "an account that becomes another member's",
      text: 'BEFORE UPDATE OF id, code, owner_user_id, bucket, rule ON account',
      replacement: 'BEFORE UPDATE OF id, code, bucket, rule ON account',
    },
    {
      what: 'an account that changes its rule',
      text: 'BEFORE UPDATE OF id, code, owner_user_id, bucket, rule ON account',
      replacement: 'BEFORE UPDATE OF id, code, owner_user_id, bucket ON account',
    },
    {
      what: 'a hold that is changed and gets no smaller',
      text: 'NEW.amount_left >= OLD.amount_left',
      replacement: 'NEW.amount_left > OLD.amount_left',
    },
    {
      what: 'a hold that becomes another',
      text: ' OR NEW.pending_id <> OLD.pending_id',
      replacement: '',
    },
    {
      what: 'a hold without an end that is given one',
      text: 'NEW.expires_at IS DISTINCT FROM OLD.expires_at',
      replacement: 'NEW.expires_at <> OLD.expires_at',
    },
    {
      what: 'a hold that is over and holds something',
      text: `CHECK ((status = 'open') = (amount_left > 0))`,
      replacement: `CHECK (status <> 'open' OR amount_left > 0)`,
    },
    {
      what: 'a hold of less than nothing',
      text: ' CHECK (amount_left >= 0)',
      replacement: '',
    },
  ],
};
