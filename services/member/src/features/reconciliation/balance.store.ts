import { BANK } from '@reset/ledger';
import type { Transaction } from '@reset/service-kit';
import type { CalendarDate } from '#calendar/calendar-date.ts';
import type { FileKind } from '#providers/reconciliation-files.ts';
import type { ReadFrom } from './files.store.ts';

const CODES: Readonly<Record<FileKind, number | null>> = {
  card_settlement: null,
  ach: null,
  settlement_account: BANK.settlementCash,
  fbo_account: BANK.fboCash,
};

type Day = { kind: FileKind; day: CalendarDate };

/** What the ledger has on an account at the end of a day; null for a file of no account. */
export async function ledgerBalance(
  transaction: Transaction,
  { kind, day }: Day,
  from: ReadFrom,
): Promise<number | null> {
  const code = CODES[kind];
  if (code === null) return null;
  const { rows } = await transaction.raw<{ rows: { cents: bigint }[] }>(
    'SELECT bank_balance(:code, :day, :seq) AS cents',
    { code, day, seq: String(from.seq) },
  );
  return Number(rows[0]?.cents ?? 0);
}

/**
 * What has to be on an account at the end of a day: what the ledger has, but for what it moved to or
 * from the other account and the bank did not, and with what either side alone has.
 * @param keys of all in which anything differs, or that is booked for a later day
 */
export async function expectedBalance(
  transaction: Transaction,
  { kind, day }: Day,
  { keys, from }: { keys: readonly string[]; from: ReadFrom },
): Promise<number> {
  const { rows } = await transaction.raw<{ rows: { cents: bigint }[] }>(EXPECTED, {
    kind,
    day,
    code: CODES[kind],
    keys: [...keys],
    seq: String(from.seq),
    at: from.at,
  });
  return Number(rows[0]?.cents ?? 0);
}

// In one statement, so that what is booked meanwhile is in all sums or in none.
const EXPECTED = `
  SELECT (bank_balance(:code, :day, :seq)
          + CASE :kind WHEN 'fbo_account' THEN moved.cents ELSE -moved.cents END
          + theirs.cents - ours.cents)::bigint AS cents
    FROM (SELECT coalesce((SELECT sum(cents) FROM bank_transfer WHERE day <= :day), 0)
                 - owed_to_deposits(:day) AS cents) moved,
         (SELECT coalesce(sum(cents), 0) AS cents FROM reported_entry
           WHERE file_kind = :kind AND key = ANY (:keys) AND day <= :day) theirs,
         (SELECT coalesce(sum(cents), 0) AS cents FROM booked_entries(:kind, :seq, :at, :keys)
           WHERE effective_on <= :day) ours
`;
