import type { Theme } from '../sql-mutation.ts';

export const payoutTables: Theme = {
  name: 'payout-tables',
  files: ['member/db/migrations/20261207_payouts.ts'],
  tests: ['member/src/features/cards/payouts/payout-tables.test.ts'],
  mutations: [
    {
      what: 'two payouts under way',
      text: 'CREATE UNIQUE INDEX payout_under_way',
      replacement: 'CREATE INDEX payout_under_way',
    },
    {
      what: 'another beside one that was sent',
      text: `ON payout (card_account_id)
      WHERE status IN ('reserved', 'sent')`,
      replacement: `ON payout (card_account_id)
      WHERE status = 'reserved'`,
    },
    {
      what: 'a payout of nothing',
      text: ' CHECK (amount_cents > 0)',
      replacement: '',
    },
    {
      what: 'one transfer of the issuer for two payouts',
      text: 'issuer_id uuid UNIQUE',
      replacement: 'issuer_id uuid',
    },
    {
      what: 'sent, and not known at the issuer',
      text: '(issuer_id IS NOT NULL AND arrives_on IS NOT NULL)',
      replacement: '(arrives_on IS NOT NULL)',
    },
    {
      what: 'over, and under way',
      text: `CHECK ((status IN ('reserved', 'sent')) = (ended_at IS NULL))`,
      replacement: `CHECK (status IN ('reserved', 'sent') OR ended_at IS NOT NULL)`,
    },
  ],
};
