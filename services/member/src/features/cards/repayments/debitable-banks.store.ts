import type { Database } from '@reset/service-kit';
import type { CalendarDate } from '#calendar/calendar-date.ts';
import { billsCents, type Outflow } from '#features/banks/banks.ts';
import { predictedUntil } from './instances.ts';

/** A member's bank account that may be debited. */
export type Bank = {
  id: string;
  name: string;
  mask: string | null;
  /** What is predicted to be left on it three banking days ahead. */
  predictedCents: number;
  /** Where there is too little she would rather repay a part than later. */
  mayBePart: boolean;
};

/** Her bank account, if it is known to be hers and may be debited. */
export const debitableBank = async (
  database: Database,
  userId: string,
  today: CalendarDate,
): Promise<Bank | null> => (await debitableBanks(database, [userId], today)).get(userId) ?? null;

/** Whether the bank that she has linked allows no debits. */
export async function isDebitStopped(database: Database, userId: string): Promise<boolean> {
  const stop = await database('debit_stop as s')
    .join('bank_link as b', 'b.id', 's.bank_link_id')
    .where({ 'b.user_id': userId })
    .first('s.debit_id');
  return stop !== undefined;
}

/** Members' bank accounts, by member, that are known to be theirs and may be debited. */
export async function debitableBanks(
  database: Database,
  userIds: readonly string[],
  today: CalendarDate,
): Promise<ReadonlyMap<string, Bank>> {
  const links: LinkRow[] = await database('bank_link as b')
    .join('member as m', 'm.user_id', 'b.user_id')
    .whereIn('b.user_id', userIds)
    .where({ 'b.owner_status': 'verified' })
    .whereNotNull('b.account_numbers')
    .whereNotExists(
      database('debit_stop as s').whereRaw('s.bank_link_id = b.id').select('bank_link_id'),
    )
    .select(
      'b.id',
      'b.user_id',
      'b.institution_name',
      'b.mask',
      'b.available_cents',
      'm.repays_in_part',
    );
  const bills: OutflowRow[] = await database('recurring_outflow')
    .whereIn('user_id', userIds)
    .select('user_id', 'average_cents', 'frequency', 'next_occurrence_on');
  const outflows = Map.groupBy(bills, (bill) => bill.user_id);
  const until = predictedUntil(today);
  return new Map(
    links.map((link) => {
      const due = (outflows.get(link.user_id) ?? []).map(toOutflow);
      const bank = {
        id: link.id,
        name: link.institution_name,
        mask: link.mask,
        predictedCents: link.available_cents - billsCents(due, { from: today, to: until }),
        mayBePart: link.repays_in_part,
      };
      return [link.user_id, bank];
    }),
  );
}

type LinkRow = {
  id: string;
  user_id: string;
  institution_name: string;
  mask: string | null;
  available_cents: number;
  repays_in_part: boolean;
};

type OutflowRow = {
  user_id: string;
  average_cents: number;
  frequency: Outflow['frequency'];
  next_occurrence_on: CalendarDate;
};

const toOutflow = (row: OutflowRow) => ({
  averageCents: row.average_cents,
  frequency: row.frequency,
  nextOccurrenceOn: row.next_occurrence_on,
});

/** Whether she has authorized debits; who repays from her pay has allowed nobody to debit her bank. */
export async function repaysByDebit(database: Database, userId: string): Promise<boolean> {
  const member = await database('member').where({ user_id: userId }).first('repayment_method');
  return member?.repayment_method === 'ach_debit_flow';
}
