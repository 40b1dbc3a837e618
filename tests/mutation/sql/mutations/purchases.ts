import type { Theme } from '../sql-mutation.ts';

export const purchases: Theme = {
  name: 'purchases',
  files: [
    'member/db/migrations/20261122_keep_cards_in_ledger.ts',
    'member/db/functions/refuse_card_event_change.sql',
  ],
  tests: ['member/src/features/cards/purchases/card-tables.test.ts'],
  mutations: [
    {
      what: 'more repaid than taken',
      text: '    CHECK (repaid_cents <= posted_cents),\n',
      replacement: '',
    },
    {
      what: 'declined for no reason',
      text: `CHECK ((customer_state = 'declined') = (decline_reason IS NOT NULL))`,
      replacement: `CHECK (customer_state = 'declined' OR decline_reason IS NULL)`,
    },
    {
      what: 'a reason to decline what was not',
      text: `CHECK ((customer_state = 'declined') = (decline_reason IS NOT NULL))`,
      replacement: `CHECK (customer_state <> 'declined' OR decline_reason IS NOT NULL)`,
    },
    {
      what: 'pending and taken',
      text: `WHEN 'pending' THEN held_cents > 0 AND posted_cents = 0`,
      replacement: `WHEN 'pending' THEN held_cents > 0`,
    },
    {
      what: 'posted and repaid',
      text: `WHEN 'posted' THEN posted_cents > 0 AND repaid_cents = 0`,
      replacement: `WHEN 'posted' THEN posted_cents > 0`,
    },
    {
      what: 'partially repaid in full',
      text: 'repaid_cents > 0 AND repaid_cents < posted_cents + held_cents',
      replacement: 'repaid_cents > 0',
    },
    {
      what: 'repaid while more is held',
      text: `WHEN 'repaid' THEN posted_cents > 0 AND held_cents = 0 AND repaid`,
      replacement: `WHEN 'repaid' THEN posted_cents > 0 AND repaid`,
    },
    {
      what: 'expired and held',
      text: `WHEN 'expired' THEN held_cents = 0 AND posted_cents = 0`,
      replacement: `WHEN 'expired' THEN posted_cents = 0`,
    },
    {
      what: 'ended by staff and taken',
      text: `WHEN 'manually_expired' THEN held_cents = 0 AND posted_cents = 0`,
      replacement: `WHEN 'manually_expired' THEN held_cents = 0`,
    },
    {
      what: 'any state at all',
      text: '      ELSE false END)\n  ) WITH',
      replacement: '      ELSE true END)\n  ) WITH',
    },
    {
      what: 'a hold of the issuer in two purchases',
      text: 'authorization_id uuid UNIQUE',
      replacement: 'authorization_id uuid',
    },
    {
      what: 'a thing of the issuer done twice',
      text: '    UNIQUE (kind, source)\n',
      replacement: '    CHECK (true)\n',
    },
    {
      what: 'history that is changed',
      text: 'BEFORE UPDATE OR DELETE OR TRUNCATE ON card_event',
      replacement: 'BEFORE DELETE OR TRUNCATE ON card_event',
    },
    {
      what: 'history that is deleted',
      text: 'BEFORE UPDATE OR DELETE OR TRUNCATE ON card_event',
      replacement: 'BEFORE UPDATE OR TRUNCATE ON card_event',
    },
    {
      what: 'an allocation of nothing',
      text: 'amount_cents cents NOT NULL CHECK (amount_cents > 0)',
      replacement: 'amount_cents cents NOT NULL',
    },
    {
      what: 'two members with one receivable',
      text: 'receivable bigint NOT NULL UNIQUE',
      replacement: 'receivable bigint NOT NULL',
    },
  ],
};
