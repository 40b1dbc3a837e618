import type { Theme } from '../sql-mutation.ts';

export const issuedStatements: Theme = {
  name: 'issued-statements',
  files: [
    'member/db/functions/refuse_statement_change.sql',
    'member/db/functions/money_problems.sql',
    'member/db/migrations/20261209_statements.ts',
    'member/db/migrations/20261213_statement_deposits.ts',
  ],
  tests: ['member/src/features/statements/statements.store.test.ts'],
  mutations: [
    {
      what: 'a statement that is changed',
      text: 'BEFORE UPDATE OR DELETE ON statement\n',
      replacement: 'BEFORE DELETE ON statement\n',
    },
    {
      what: 'a line that is deleted',
      text: 'BEFORE UPDATE OR DELETE OR TRUNCATE ON statement_line\n',
      replacement: 'BEFORE UPDATE OR TRUNCATE ON statement_line\n',
    },
    {
      what: 'a line of a deposit that is changed',
      text: 'BEFORE UPDATE OR DELETE OR TRUNCATE ON statement_deposit_line\n',
      replacement: 'BEFORE DELETE OR TRUNCATE ON statement_deposit_line\n',
    },
    {
      what: 'all lines of deposits gone',
      text: 'BEFORE UPDATE OR DELETE OR TRUNCATE ON statement_deposit_line\n',
      replacement: 'BEFORE UPDATE OR DELETE ON statement_deposit_line\n',
    },
    {
      what: 'a statement that does not add up',
      text: 'CHECK (opening_cents + debits_cents - credits_cents = closing_cents)',
      replacement: 'CHECK (closing_cents IS NOT NULL)',
    },
    {
      what: 'two statements of a month',
      text: 'CONSTRAINT statement_once UNIQUE (end_date, card_account_id)',
      replacement: 'CONSTRAINT statement_once UNIQUE (end_date, card_account_id, id)',
    },
    {
      what: 'a deposit that does not add up',
      text: `CHECK (deposit_opening_cents + deposit_credits_cents - deposit_debits_cents
             = deposit_closing_cents)`,
      replacement: 'CHECK (deposit_closing_cents IS NOT NULL)',
    },
    {
      what: 'a month that begins later than the last one ended',
      text: 'WHERE (s.opening_cents, s.start_date, s.closing_cents)',
      replacement: 'WHERE (s.opening_cents, s.begins, s.closing_cents)',
    },
    {
      what: 'what is owed and on no statement',
      text: 'WHERE a.debits_posted - a.credits_posted <> s.closing_cents',
      replacement: 'WHERE a.debits_posted - a.credits_posted < s.closing_cents',
    },
    {
      what: 'a deposit that does not begin where the last one ended',
      text: '<> (s.before, s.before + coalesce(l.credits, 0) - coalesce(l.debits, 0))',
      replacement:
        '<> (s.deposit_opening_cents, s.deposit_opening_cents + coalesce(l.credits, 0) - coalesce(l.debits, 0))',
    },
    {
      what: 'lines of a deposit that bring something else',
      text: '<> (s.before, s.before + coalesce(l.credits, 0) - coalesce(l.debits, 0))',
      replacement: '<> (s.before, s.deposit_closing_cents)',
    },
    {
      what: 'what is on deposit and on no statement',
      text: 'WHERE a.credits_posted - a.debits_posted <> s.deposit_closing_cents',
      replacement: 'WHERE a.credits_posted - a.debits_posted > s.deposit_closing_cents',
    },
  ],
};
