import type { Theme } from '../sql-mutation.ts';

export const repaymentTables: Theme = {
  name: 'repayment-tables',
  files: [
    'member/db/migrations/20261209_repayments.ts',
    'member/db/migrations/20261212_one_planned_payday.ts',
  ],
  tests: ['member/src/features/cards/repayments/repayment-tables.test.ts'],
  mutations: [
    {
      what: 'two repayments of one kind on a day',
      text: `    UNIQUE (user_id, effective_on, purpose)
`,
      replacement: `    CHECK (true)
`,
    },
    {
      what: 'two paydays that are planned',
      text: 'CREATE UNIQUE INDEX repayment_instance_planned',
      replacement: 'CREATE INDEX repayment_instance_planned',
    },
    {
      what: 'a debit that is presented again twice',
      text: 'CREATE UNIQUE INDEX repayment_instance_represents',
      replacement: 'CREATE INDEX repayment_instance_represents',
    },
    {
      what: 'what was cancelled is never presented again',
      text: `WHERE represents IS NOT NULL AND state <> 'cancelled'`,
      replacement: 'WHERE represents IS NOT NULL',
    },
    {
      what: 'presented again of nothing',
      text: `(purpose = 'representment') = (represents IS NOT NULL)`,
      replacement: `(purpose = 'representment') >= (represents IS NOT NULL)`,
    },
    {
      what: 'over at no time',
      text: `CHECK ((state = 'scheduled') = (ended_at IS NULL))`,
      replacement: `CHECK (state <> 'scheduled' OR ended_at IS NULL)`,
    },
    {
      what: 'two debits for one day',
      text: 'instance_id uuid NOT NULL UNIQUE REFERENCES',
      replacement: 'instance_id uuid NOT NULL REFERENCES',
    },
    {
      what: 'one transfer of the issuer for two debits',
      text: 'issuer_id uuid UNIQUE',
      replacement: 'issuer_id uuid',
    },
    {
      what: 'sent, and not known at the issuer',
      text: '(issuer_id IS NOT NULL AND settles_on IS NOT NULL)',
      replacement: '(settles_on IS NOT NULL)',
    },
    {
      what: 'settled, and never counted',
      text: `    CHECK ((settled_at IS NULL) = (counts_from IS NULL)),
`,
      replacement: '',
    },
    {
      what: 'settled at no time',
      text: `    CHECK (status <> 'settled' OR settled_at IS NOT NULL),
`,
      replacement: '',
    },
    {
      what: 'come back at no time',
      text: `CHECK ((status IN ('returned', 'refused')) = (ended_at IS NOT NULL))`,
      replacement: `CHECK (status IN ('returned', 'refused') OR ended_at IS NULL)`,
    },
    {
      what: 'approved by who made it',
      text: ' CHECK (approved_by <> made_by)',
      replacement: '',
    },
  ],
};
