import type { Theme } from '../sql-mutation.ts';

export const limitTables: Theme = {
  name: 'limit-tables',
  files: [
    'member/db/functions/mark_limits_on_change.sql',
    'member/db/functions/mark_limits_by_allocation.sql',
    'member/db/functions/mark_limits_by_card.sql',
    'member/db/functions/mark_limits_by_subscription.sql',
    'member/db/functions/mark_limits_due.sql',
    'member/db/functions/begin_limits.sql',
    'member/db/functions/person.sql',
    'member/db/functions/refuse_spending_limit_change.sql',
  ],
  tests: ['member/src/features/limits/limit-tables.test.ts'],
  mutations: [
    {
      what: 'what is new counts for no limit',
      text: 'members := (SELECT array_agg(user_id) FROM new_rows);',
      replacement: 'members := NULL;',
    },
    {
      what: 'what is gone counts for a limit still',
      text: 'members := (SELECT array_agg(user_id) FROM old_rows);',
      replacement: 'members := NULL;',
    },
    {
      what: 'one of two rows that become alike is not seen',
      text: 'EXCEPT ALL SELECT user_id, %1$s FROM old_rows',
      replacement: 'EXCEPT SELECT user_id, %1$s FROM old_rows',
    },
    {
      what: 'whatever changes in a row counts',
      text: `IF TG_OP = 'INSERT' THEN
    members`,
      replacement: `IF TG_OP <> 'DELETE' THEN
    members`,
    },
    {
      what: 'a bank account that may be debited no more leaves the limit',
      text: `    ('debit_stop', 'debit_stop', 'bank_link_id'),
`,
      replacement: '',
    },
    {
      what: 'a card account on other accounts of the ledger keeps its limit there',
      text: `'id, receivable'`,
      replacement: `'id'`,
    },
    {
      what: 'how she repays ends no limit',
      text: `mark_limits_on_change('member', 'repayment_method')`,
      replacement: `mark_limits_on_change('member', 'user_id')`,
    },
    {
      what: 'what was repaid raises no limit',
      text: `CREATE OR REPLACE TRIGGER limit_follows_insert
  AFTER INSERT ON allocation
  REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION mark_limits_by_allocation();
`,
      replacement: '',
    },
    {
      what: 'what was taken back leaves the limit raised',
      text: `CREATE OR REPLACE TRIGGER limit_follows_update
  AFTER UPDATE ON allocation
  REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION mark_limits_by_allocation();
`,
      replacement: '',
    },
    {
      what: 'a new card brings no limit',
      text: 'accounts := (SELECT array_agg(card_account_id) FROM new_rows);',
      replacement: 'accounts := NULL;',
    },
    {
      what: 'a card that is terminated leaves the limit',
      text: `(n.status = 'terminated') <> (o.status = 'terminated')`,
      replacement: `(n.status = 'suspended') <> (o.status = 'suspended')`,
    },
    {
      what: 'another reading of people changes no limit',
      text: 'SELECT generation, is_live FROM new_rows',
      replacement: 'SELECT generation, is_live FROM old_rows WHERE false',
    },
    {
      what: 'what changes while a limit is computed is forgotten',
      text: 'asked = excluded.asked,',
      replacement: 'asked = due.asked,',
    },
    {
      what: 'only the last reason is known',
      text: 'ELSE due.because || excluded.because END',
      replacement: 'ELSE excluded.because END',
    },
    {
      what: 'a reason for each time',
      text: 'CASE WHEN due.because @> excluded.because THEN due.because',
      replacement: 'CASE WHEN false THEN due.because',
    },
    {
      what: 'who could not be computed waits although something changed',
      text: 'not_before = least(due.not_before, excluded.not_before)',
      replacement: 'not_before = due.not_before',
    },
    {
      what: 'two rows of one member in one statement',
      text: '(SELECT DISTINCT unnest(members) AS member',
      replacement: '(SELECT unnest(members) AS member',
    },
    {
      what: 'a new member is computed no limit',
      text: `PERFORM mark_limits_due((SELECT array_agg(user_id) FROM new_rows), 'member');`,
      replacement: '',
    },
    {
      what: 'people of a reading that is not live',
      text: `owner = 'public' AND is_live`,
      replacement: `owner = 'public' AND NOT is_live`,
    },
    {
      what: 'a limit that was computed is changed',
      text: 'BEFORE UPDATE OR DELETE OR TRUNCATE ON spending_limit',
      replacement: 'BEFORE DELETE OR TRUNCATE ON spending_limit',
    },
    {
      what: 'a limit that was computed is deleted',
      text: 'BEFORE UPDATE OR DELETE OR TRUNCATE ON spending_limit',
      replacement: 'BEFORE UPDATE OR TRUNCATE ON spending_limit',
    },
  ],
};
