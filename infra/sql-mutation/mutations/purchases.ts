import type { Theme } from '../sql-mutation.ts';

export const purchases: Theme = {
  name: 'purchases',
  file: 'migrations/20261122_keep_cards_in_ledger.ts',
  tests: ['purchases/card-tables.test.ts'],
  mutations: [
    {
      what: 'more repaid than taken',
      text: '    CHECK (repaid_cents <= posted_cents),\n',
      by: '',
    },
    {
      what: 'declined for no reason',
      text: `CHECK ((customer_state = 'declined') = (decline_reason IS NOT NULL))`,
      by: `CHECK (customer_state = 'declined' OR decline_reason IS NULL)`,
    },
    {
      what: 'a reason to decline what was not',
      text: `CHECK ((customer_state = 'declined') = (decline_reason IS NOT NULL))`,
      by: `CHECK (customer_state <> 'declined' OR decline_reason IS NOT NULL)`,
    },
    {
      what: 'pending and taken',
      text: `WHEN 'pending' THEN held_cents > 0 AND posted_cents = 0`,
      by: `WHEN 'pending' THEN held_cents > 0`,
    },
    {
      what: 'posted and repaid',
      text: `WHEN 'posted' THEN posted_cents > 0 AND repaid_cents = 0`,
      by: `WHEN 'posted' THEN posted_cents > 0`,
    },
    {
      what: 'partially repaid in full',
      text: 'repaid_cents > 0 AND repaid_cents < posted_cents + held_cents',
      by: 'repaid_cents > 0',
    },
    {
      what: 'repaid while more is held',
      text: `WHEN 'repaid' THEN posted_cents > 0 AND held_cents = 0 AND repaid`,
      by: `WHEN 'repaid' THEN posted_cents > 0 AND repaid`,
    },
    {
      what: 'expired and held',
      text: `WHEN 'expired' THEN held_cents = 0 AND posted_cents = 0`,
      by: `WHEN 'expired' THEN posted_cents = 0`,
    },
    {
      what: 'ended by staff and taken',
      text: `WHEN 'manually_expired' THEN held_cents = 0 AND posted_cents = 0`,
      by: `WHEN 'manually_expired' THEN held_cents = 0`,
    },
    {
      what: 'any state at all',
      text: '      ELSE false END)\n  ) WITH',
      by: '      ELSE true END)\n  ) WITH',
    },
    {
      what: 'a hold of the issuer in two purchases',
      text: 'authorization_id uuid UNIQUE',
      by: 'authorization_id uuid',
    },
    {
      what: 'a thing of the issuer done twice',
      text: '    UNIQUE (kind, source)\n',
      by: '    CHECK (true)\n',
    },
    {
      what: 'history that is changed',
      text: 'BEFORE UPDATE OR DELETE OR TRUNCATE ON card_event',
      by: 'BEFORE DELETE OR TRUNCATE ON card_event',
    },
    {
      what: 'history that is deleted',
      text: 'BEFORE UPDATE OR DELETE OR TRUNCATE ON card_event',
      by: 'BEFORE UPDATE OR TRUNCATE ON card_event',
    },
    {
      what: 'an allocation of nothing',
      text: 'amount_cents cents NOT NULL CHECK (amount_cents > 0)',
      by: 'amount_cents cents NOT NULL',
    },
    {
      what: 'two members with one receivable',
      text: 'receivable bigint NOT NULL UNIQUE',
      by: 'receivable bigint NOT NULL',
    },
  ],
};
