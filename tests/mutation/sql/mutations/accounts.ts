import type { Theme } from '../sql-mutation.ts';

export const accounts: Theme = {
  name: 'accounts',
  files: ['ledger/db/migrations/20261122_1_accounts.ts', 'ledger/db/functions/open_member.sql'],
  tests: [
    'ledger/src/rules-of-balances.test.ts',
    'ledger/src/never-changed.test.ts',
    'ledger/src/post.test.ts',
    'ledger/src/hold-within-limit.test.ts',
  ],
  mutations: [
    {
      what: 'more may be repaid than is owed, by the chart',
      text: `'debit', 'credits_within_debits', true`,
      replacement: `'debit', 'none', true`,
    },
    {
      what: 'more may be spent than is deposited, by the chart',
      text: `'credit', 'debits_within_credits', true`,
      replacement: `'credit', 'none', true`,
    },
    {
      what: 'a repayment under way reserves nothing',
      text: 'credits_posted + credits_pending <= debits_posted',
      replacement: 'credits_posted <= debits_posted',
    },
    {
      what: 'what is only held may be repaid',
      text: 'credits_posted + credits_pending <= debits_posted',
      replacement: 'credits_posted + credits_pending <= debits_posted + debits_pending',
    },
    {
      what: 'a deposit on its way out may be spent again',
      text: 'debits_posted + debits_pending <= credits_posted',
      replacement: 'debits_posted <= credits_posted',
    },
    {
      what: 'a deposit on its way in may be spent',
      text: 'debits_posted + debits_pending <= credits_posted',
      replacement: 'debits_posted + debits_pending <= credits_posted + credits_pending + 1',
    },
    {
      what: 'a member is opened accounts once only',
      text: '  ON CONFLICT ON CONSTRAINT account_once DO NOTHING;',
      replacement: '    ;',
    },
    {
      what: 'an account of the bank is there twice',
      text: 'UNIQUE NULLS NOT DISTINCT',
      replacement: 'UNIQUE',
    },
    {
      what: 'a limit below zero',
      text: 'credit_limit bigint CHECK (credit_limit >= 0)',
      replacement: 'credit_limit bigint',
    },
    {
      what: 'a limit on an account of the bank',
      text: ' CHECK (credit_limit IS NULL OR code = 1110)',
      replacement: '',
    },
    {
      what: 'accounts of nobody',
      text: 'IF member IS NULL THEN',
      replacement: 'IF false THEN',
    },
    {
      what: 'a deposit that is the receivable',
      text: 'AND code = 2010);',
      replacement: 'AND code = 1110);',
    },
    {
      what: 'debits pending below zero',
      text: ' CHECK (debits_pending >= 0)',
      replacement: '',
    },
    {
      what: 'credits posted below zero',
      text: ' CHECK (credits_posted >= 0)',
      replacement: '',
    },
    {
      what: 'another rule than that of the chart',
      text: '    FOREIGN KEY (code, rule) REFERENCES chart (code, rule),\n',
      replacement: '',
    },
  ],
};
