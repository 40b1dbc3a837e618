import type { Theme } from '../sql-mutation.ts';

export const reconciliationTables: Theme = {
  name: 'reconciliation-tables',
  files: [
    'member/db/migrations/20261212_reconcile.ts',
    'member/db/functions/refuse_reconciliation_change.sql',
  ],
  tests: ['member/src/features/reconciliation/reconciliation-tables.test.ts'],
  mutations: [
    {
      what: 'a file that is kept twice',
      text: `    UNIQUE (kind, day, revision),
`,
      replacement: '',
    },
    {
      what: 'two reports that paid by the same transfers',
      text: 'transfer_group_id uuid UNIQUE',
      replacement: 'transfer_group_id uuid',
    },
    {
      what: 'a report that pays nobody',
      text: `(kind = 'card_settlement') = (transfer_group_id IS NOT NULL)`,
      replacement: `(kind = 'card_settlement') >= (transfer_group_id IS NOT NULL)`,
    },
    {
      what: 'an account without a balance',
      text: `(kind IN ('settlement_account', 'fbo_account')) = (closing_cents IS NOT NULL)`,
      replacement: `(kind IN ('settlement_account', 'fbo_account')) >= (closing_cents IS NOT NULL)`,
    },
    {
      what: 'a difference that is open twice',
      text: 'CREATE UNIQUE INDEX reconciliation_difference_open',
      replacement: 'CREATE INDEX reconciliation_difference_open',
    },
    {
      what: 'closed by nobody of staff',
      text: `(closed_as IS NOT DISTINCT FROM 'staff') = (actor IS NOT NULL)`,
      replacement: `(closed_as IS NOT DISTINCT FROM 'staff') >= (actor IS NOT NULL)`,
    },
    {
      what: 'closed without a word',
      text: `    CHECK ((actor IS NULL) = (note IS NULL))
`,
      replacement: `    CHECK (true)
`,
    },
    {
      what: 'moved twice on a day',
      text: 'day date NOT NULL UNIQUE',
      replacement: 'day date NOT NULL',
    },
    {
      what: 'nothing is moved',
      text: ' CHECK (cents <> 0)',
      replacement: '',
    },
    {
      what: 'a difference that ends twice',
      text: `     AND to_jsonb(OLD) ->> 'closed_at' IS NULL
`,
      replacement: '',
    },
    {
      what: 'a difference that is changed with its end',
      text: `(to_jsonb(NEW) - '{closed_at,closed_as,closed_by,actor,note}'::text[])`,
      replacement: `(to_jsonb(NEW) - '{closed_at,closed_as,closed_by,actor,note,our_cents}'::text[] || jsonb_build_object('our_cents', OLD.our_cents))`,
    },
    {
      what: 'a file that is changed',
      text: 'BEFORE UPDATE OR DELETE ON reconciliation_file',
      replacement: 'BEFORE DELETE ON reconciliation_file',
    },
    {
      what: 'an entry that is deleted',
      text: 'BEFORE UPDATE OR DELETE ON reconciliation_entry',
      replacement: 'BEFORE UPDATE ON reconciliation_entry',
    },
    {
      what: 'all differences gone',
      text: `CREATE OR REPLACE TRIGGER reconciliation_difference_never_emptied
  BEFORE TRUNCATE ON reconciliation_difference
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_reconciliation_change();
`,
      replacement: '',
    },
  ],
};
