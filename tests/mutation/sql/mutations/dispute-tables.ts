import type { Theme } from '../sql-mutation.ts';

export const disputeTables: Theme = {
  name: 'dispute-tables',
  files: [
    'member/db/migrations/20261209_disputes.ts',
    'member/db/functions/refuse_dispute_change.sql',
  ],
  tests: ['member/src/features/disputes/dispute-tables.test.ts'],
  mutations: [
    {
      what: 'a dispute of nothing',
      text: 'amount_cents cents NOT NULL CHECK (amount_cents > 0)',
      replacement: 'amount_cents cents NOT NULL',
    },
    {
      what: 'more given back than is claimed',
      text: ' CHECK (refunded_cents <= amount_cents)',
      replacement: '',
    },
    {
      what: 'a purchase that is disputed twice',
      text: 'CREATE UNIQUE INDEX dispute_of_purchase',
      replacement: 'CREATE INDEX dispute_of_purchase',
    },
    {
      what: 'what was withdrawn is never disputed again',
      text: `
    WHERE state <> 'withdrawn';`,
      replacement: ';',
    },
    {
      what: 'one credit of two disputes',
      text: 'credit_group_id uuid UNIQUE',
      replacement: 'credit_group_id uuid',
    },
    {
      what: 'one debt of two credits that were taken back',
      text: 'reversal_id uuid UNIQUE REFERENCES',
      replacement: 'reversal_id uuid REFERENCES',
    },
    {
      what: 'transfers that credit nothing',
      text: '(credit_group_id IS NOT NULL) = (credited_owed_cents',
      replacement: '(credit_group_id IS NOT NULL) >= (credited_owed_cents',
    },
    {
      what: 'a credit without transfers',
      text: '(credit_group_id IS NOT NULL) = (credited_owed_cents',
      replacement: '(credit_group_id IS NOT NULL) <= (credited_owed_cents',
    },
    {
      what: 'more absorbed than was credited',
      text: `    CHECK (absorbed_cents <= credited_owed_cents + credited_deposit_cents),
`,
      replacement: '',
    },
    {
      what: 'a provisional credit that 1310 does not have',
      text: '(credit_group_id IS NOT NULL AND credit_ended_at IS NULL)',
      replacement: '(credit_group_id IS NOT NULL)',
    },
    {
      what: 'decided at no time',
      text: `CHECK ((state IN ('open', 'provisional')) = (decided_at IS NULL))`,
      replacement: `CHECK (state NOT IN ('open', 'provisional') OR decided_at IS NULL)`,
    },
    {
      what: 'its history is changed',
      text: 'BEFORE UPDATE OR DELETE ON dispute_event',
      replacement: 'BEFORE DELETE ON dispute_event',
    },
    {
      what: 'its history is emptied',
      text: `CREATE OR REPLACE TRIGGER dispute_event_never_emptied
  BEFORE TRUNCATE ON dispute_event
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_dispute_change();
`,
      replacement: '',
    },
    {
      what: 'a message is deleted',
      text: 'BEFORE UPDATE OR DELETE ON dispute_message',
      replacement: 'BEFORE UPDATE ON dispute_message',
    },
  ],
};
