import type { CalendarDay } from '#personas/calendar-day.ts';
import type { Synctera } from '../open-synctera.ts';
import { nextBusinessDay, reportedDays } from './business-days.ts';
import { changedEntries } from './change-entries.ts';
import {
  entriesOf,
  REPORT_TYPES,
  reportId,
  type ReportEntry,
  type ReportType,
  signedSum,
} from './report-entries.ts';

/** A report of a banking day that is over, without its entries. */
export type ReportHead = {
  id: string;
  type: ReportType;
  business_date: CalendarDay;
  /** Higher where a report was sent anew. */
  revision: number;
};

/** All of one. */
export type Report = ReportHead & {
  /** When the money of it moves. */
  settlement_date: CalendarDay;
  entry_count: number;
  /** What credits add less what debits take. */
  net_amount: number;
  /** Of an account; null where the report is of none. */
  opening_balance: number | null;
  closing_balance: number | null;
  entries: ReportEntry[];
};

/** Those of all banking days that are over, the oldest day first. */
export function listReports(synctera: Pick<Synctera, 'records' | 'clock'>): ReportHead[] {
  const { reportChanges } = synctera.records;
  return reportedDays(synctera).flatMap((day) =>
    REPORT_TYPES.map((type) => {
      const id = reportId(type, day);
      return { id, type, business_date: day, revision: reportChanges.get(id)?.revision ?? 1 };
    }),
  );
}

/** null for one that there is not. */
export function readReport(
  synctera: Pick<Synctera, 'records' | 'clock'>,
  id: string,
): Report | null {
  const head = listReports(synctera).find((one) => one.id === id);
  if (!head) return null;
  const { type, business_date: day } = head;
  const all = entriesOf(synctera.records, type);
  const change = synctera.records.reportChanges.get(id);
  const entries = changedEntries(
    all.filter(({ business_date }) => business_date === day),
    change,
  );
  const opening = signedSum(all.filter(({ business_date }) => business_date < day));
  const net = signedSum(entries);
  const isStatement = type === 'SETTLEMENT_ACCOUNT' || type === 'FBO_ACCOUNT';
  return {
    ...head,
    settlement_date: type === 'CARD_SETTLEMENT' ? nextBusinessDay(day) : day,
    entry_count: entries.length,
    net_amount: net,
    opening_balance: isStatement ? opening : null,
    closing_balance: isStatement ? opening + net : null,
    // Its totals are of all of them.
    entries: change?.change === 'truncated' ? entries.slice(0, -1) : entries,
  };
}
