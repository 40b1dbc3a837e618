import type { Theme } from '../sql-mutation.ts';

export const payTables: Theme = {
  name: 'pay-tables',
  files: [
    'member/db/migrations/20261209_incoming_deposits.ts',
    'member/db/migrations/20261212_tax_returns.ts',
    'member/db/migrations/20270110_other_deposits.ts',
    'member/db/functions/refuse_incoming_deposit_change.sql',
  ],
  tests: ['member/src/features/cards/pay/pay-tables.test.ts'],
  mutations: [
    {
      what: 'what came in is there twice',
      text: 'issuer_id text NOT NULL UNIQUE',
      replacement: 'issuer_id text NOT NULL',
    },
    {
      what: 'what came in is of any kind',
      text: `CHECK (kind IN ('pay', 'tax_refund', 'other')) NOT VALID`,
      replacement: 'CHECK (true) NOT VALID',
    },
    {
      what: 'what came in is pay or a refund',
      text: `CHECK (kind IN ('pay', 'tax_refund', 'other')) NOT VALID`,
      replacement: `CHECK (kind IN ('pay', 'tax_refund')) NOT VALID`,
    },
    {
      what: 'two deposits by the same transfers',
      text: 'transfer_group_id uuid UNIQUE',
      replacement: 'transfer_group_id uuid',
    },
    {
      what: 'two deposits that are taken back by the same transfers',
      text: 'return_group_id uuid UNIQUE',
      replacement: 'return_group_id uuid',
    },
    {
      what: 'received without transfers',
      text: `(status IN ('received', 'returned')) = (transfer_group_id IS NOT NULL)`,
      replacement: `(status IN ('received', 'returned')) >= (transfer_group_id IS NOT NULL)`,
    },
    {
      what: "somebody else's pay with transfers",
      text: `(status IN ('received', 'returned')) = (transfer_group_id IS NOT NULL)`,
      replacement: `(status IN ('received', 'returned')) <= (transfer_group_id IS NOT NULL)`,
    },
    {
      what: 'taken back without transfers',
      text: `(status = 'returned') = (return_group_id IS NOT NULL)`,
      replacement: `(status = 'returned') >= (return_group_id IS NOT NULL)`,
    },
    {
      what: 'over at no time',
      text: `CHECK ((status IN ('returned', 'sent_back')) = (ended_at IS NOT NULL))`,
      replacement: `CHECK (status IN ('returned', 'sent_back') OR ended_at IS NULL)`,
    },
    {
      what: 'one refund of two tax returns',
      text: 'refunded_by uuid UNIQUE',
      replacement: 'refunded_by uuid',
    },
    {
      what: 'another amount with its end',
      text: `     AND (to_jsonb(NEW) - '{status,ended_at,return_group_id}'::text[])
       = (to_jsonb(OLD) - '{status,ended_at,return_group_id}'::text[]) THEN`,
      replacement: ' THEN',
    },
    {
      what: 'all that came in is gone',
      text: `CREATE OR REPLACE TRIGGER incoming_deposit_never_emptied
  BEFORE TRUNCATE ON incoming_deposit
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_incoming_deposit_change();
`,
      replacement: '',
    },
  ],
};
