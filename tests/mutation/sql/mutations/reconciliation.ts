import type { Theme } from '../sql-mutation.ts';

export const reconciliation: Theme = {
  name: 'reconciliation',
  files: [
    'member/db/functions/booked_entries.sql',
    'member/db/functions/bank_balance.sql',
    'member/db/functions/owed_to_deposits.sql',
    'member/db/functions/reported_entry.sql',
  ],
  tests: ['member/src/features/reconciliation/booked-entries.test.ts'],
  mutations: [
    {
      what: 'the network owes what it is owed',
      text: 'CASE WHEN m.credit = 2020 THEN m.amount ELSE -m.amount END',
      replacement: 'CASE WHEN m.credit = 2020 THEN -m.amount ELSE m.amount END',
    },
    {
      what: 'what the network was paid counts as bought',
      text: ` AND m.kind <> 'void' AND m.code <> 108`,
      replacement: ` AND m.kind <> 'void'`,
    },
    {
      what: 'a chargeback by the key of the dispute',
      text: `coalesce('chargeback:' || coalesce(p.authorization_id::text, first.source),\n                  m.source, m.our_id)`,
      replacement: 'coalesce(m.source, m.our_id)',
    },
    {
      what: 'debits go out of our account',
      text: 'CASE WHEN m.code IN (202, 304) THEN m.amount ELSE -m.amount END',
      replacement: 'CASE WHEN m.code IN (304) THEN m.amount ELSE -m.amount END',
    },
    {
      what: 'returns of debits are on no file',
      text: '(m.code IN (202, 204, 303)',
      replacement: '(m.code IN (202, 303)',
    },
    {
      what: 'what came back before it settled is on no file',
      text: `OR (m.code IN (203, 304) AND m.source LIKE '%:returned'))`,
      replacement: `OR (m.code IN (304) AND m.source LIKE '%:returned'))`,
    },
    {
      what: 'what was refused came back',
      text: `AND m.source LIKE '%:returned'))`,
      replacement: '))',
    },
    {
      what: 'what the issuer never accepted is on the file',
      text: `WHERE file = 'ach' AND s.issuer_id IS NOT NULL`,
      replacement: `WHERE file = 'ach'`,
    },
    {
      what: 'payouts come in',
      text: 'SELECT id, sent_at, issuer_id, -amount_cents FROM payout',
      replacement: 'SELECT id, sent_at, issuer_id, amount_cents FROM payout',
    },
    {
      what: 'a day later than it is in Los Angeles',
      text: `(s.sent_at AT TIME ZONE 'America/Los_Angeles')::date`,
      replacement: `(s.sent_at AT TIME ZONE 'America/Los_Angeles')::date + 1`,
    },
    {
      what: 'what moves between our accounts is an entry',
      text: 'AND (m.debit IN (1010, 1020)) <> (m.credit IN (1010, 1020))',
      replacement: 'AND (m.debit IN (1010, 1020) OR m.credit IN (1010, 1020))',
    },
    {
      what: 'what was taken back leaves our account',
      text: 'CASE WHEN m.code = 306 OR 1020 IN (m.debit, m.credit)',
      replacement: 'CASE WHEN 1020 IN (m.debit, m.credit)',
    },
    {
      what: 'a deposit that was taken back under the key of the deposit',
      text: `CASE m.code WHEN 306 THEN m.source || ':returned' ELSE coalesce(m.source, m.our_id) END`,
      replacement: 'coalesce(m.source, m.our_id)',
    },
    {
      what: 'what comes in at the bank goes out',
      text: 'CASE WHEN m.debit IN (1010, 1020) THEN m.amount ELSE -m.amount END',
      replacement: 'CASE WHEN m.credit IN (1010, 1020) THEN m.amount ELSE -m.amount END',
    },
    {
      what: 'transfers between our accounts in the other direction',
      text: `CASE file WHEN 'fbo_account' THEN b.cents ELSE -b.cents END`,
      replacement: `CASE file WHEN 'fbo_account' THEN -b.cents ELSE b.cents END`,
    },
    {
      what: 'what is booked for a later day is there already',
      text: ' AND t.effective_on > until) later',
      replacement: ' AND false) later',
    },
    {
      what: 'a hold is money at the bank',
      text: `WHERE t.kind IN ('single', 'post') AND t.effective_on > until`,
      replacement: `WHERE t.effective_on > until`,
    },
    {
      what: 'deposits are owed in the other direction',
      text: 'CASE WHEN credit.code = 1010 THEN t.amount ELSE -t.amount END',
      replacement: 'CASE WHEN credit.code = 1010 THEN -t.amount ELSE t.amount END',
    },
    {
      what: 'what was gone when it was taken back is not moved',
      text: 'OR (t.code = 306 AND (debit.code, credit.code) = (2090, 1010))',
      replacement: '',
    },
    {
      what: 'what is for a later day is moved today',
      text: `WHERE t.kind = 'single' AND t.effective_on <= until`,
      replacement: `WHERE t.kind = 'single'`,
    },
    {
      what: 'the file that was sent anew counts as well as the one before',
      text: 'AND later.revision > f.revision',
      replacement: 'AND false',
    },
    {
      what: 'a file of one kind takes the place of another',
      text: 'WHERE later.kind = f.kind AND later.day = f.day',
      replacement: 'WHERE later.day = f.day',
    },
  ],
};
