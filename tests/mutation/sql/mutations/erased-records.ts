import type { Theme } from '../sql-mutation.ts';

export const erasedRecords: Theme = {
  name: 'erased-records',
  files: [
    'member/db/functions/closed_account.sql',
    'member/db/functions/refuse_dispute_change.sql',
    'member/db/functions/refuse_incoming_deposit_change.sql',
    'member/db/functions/refuse_statement_change.sql',
  ],
  tests: ['member/src/features/closure/erase-closed.test.ts'],
  mutations: [
    {
      what: 'a statement that loses its name before the time',
      text: `       AND is_erased(OLD.card_account_id) THEN
      RETURN NEW;`,
      replacement: `       THEN
      RETURN NEW;`,
    },
    {
      what: 'a deposit that loses its sender before the time',
      text: `        AND is_erased(OLD.card_account_id) THEN
    RETURN NEW;`,
      replacement: `        THEN
    RETURN NEW;`,
    },
    {
      what: 'a dispute that loses what was written before the time',
      text: 'is_erased((SELECT card_account_id FROM dispute WHERE id = OLD.dispute_id))',
      replacement: 'true',
    },
    {
      what: 'what was booked after the closing keeps nothing',
      text: ', booked.latest)',
      replacement: ')',
    },
    {
      what: 'what is owed keeps nothing',
      text: 'owed.debits_posted = owed.credits_posted AND ',
      replacement: '',
    },
    {
      what: 'closed on the day of another zone',
      text: `AT TIME ZONE 'America/Los_Angeles'`,
      replacement: `AT TIME ZONE 'Asia/Tokyo'`,
    },
  ],
};
