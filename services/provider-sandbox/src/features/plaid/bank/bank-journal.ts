import { plusDays, type CalendarDay } from '#personas/calendar-day.ts';
import type { Persona } from '#personas/persona.ts';
import type { BankChange, BankEntry } from './bank-entry.ts';
import { seriesOf, type EntrySeries } from './entry-series.ts';
import { spendingOn, whilePending } from './everyday-spending.ts';

const DAYS_OF_HISTORY = 180;

/** The first day with transactions. */
export const historyStart = (linkedOn: CalendarDay): CalendarDay =>
  plusDays(linkedOn, -DAYS_OF_HISTORY);

/** All changes of a bank account in their order; new ones are only ever added at the end. */
export type BankJournal = {
  changes: readonly BankChange[];
  /** How many of them there were by the end of a day. */
  countBy(day: CalendarDay): number;
};

/**
 * The journal of all items of this persona that were linked on one day: first her history, then the
 * changes of each day. It grows as later days are read.
 */
export function startJournal(persona: Persona, linkedOn: CalendarDay) {
  const from = historyStart(linkedOn);
  const series = seriesOf(persona, linkedOn).map((one) => startedSeries(one, from));
  const changes: BankChange[] = [];
  const counts = new Map<CalendarDay, number>();
  let last = plusDays(linkedOn, -1);

  const add = (entry: BankEntry) => changes.push({ kind: 'added', entry });
  const comesOn = (day: CalendarDay) => series.flatMap((one) => one.until(day));
  const addHistory = () => {
    for (let day = from; day < linkedOn; day = plusDays(day, 1)) {
      const spent = spendingOn(persona.key, day);
      for (const entry of [...comesOn(day), ...(spent ? [spent] : [])]) add(entry);
    }
  };
  const addDay = (day: CalendarDay) => {
    for (const entry of comesOn(day)) add(entry);
    const settled = day > linkedOn ? spendingOn(persona.key, plusDays(day, -1)) : null;
    if (settled) {
      const pending = whilePending(settled);
      changes.push({ kind: 'removed', entry: pending });
      add({ ...settled, merchantName: null, replaces: pending.key });
    }
    // Plaid adds the merchant's name a day later.
    const named = day > plusDays(linkedOn, 1) ? spendingOn(persona.key, plusDays(day, -2)) : null;
    if (named) {
      const entry = { ...named, replaces: whilePending(named).key };
      changes.push({ kind: 'modified', entry });
    }
    const spent = spendingOn(persona.key, day);
    if (spent) add({ ...whilePending(spent), merchantName: null });
  };

  addHistory();
  return {
    changes,
    countBy(day: CalendarDay): number {
      for (; last < day; counts.set(last, changes.length)) {
        last = plusDays(last, 1);
        addDay(last);
      }
      return counts.get(day) ?? 0;
    },
  } satisfies BankJournal;
}

/** Returns each entry once. */
function startedSeries(series: EntrySeries, from: CalendarDay) {
  let place = 0;
  while (series.dayOf(place - 1) >= from) place -= 1;
  return {
    until(day: CalendarDay): BankEntry[] {
      const entries: BankEntry[] = [];
      const isOver = () => series.endsWith !== null && place > series.endsWith;
      for (; series.dayOf(place) <= day && !isOver(); place += 1) {
        entries.push(entryOf(series, place));
      }
      return entries;
    },
  };
}

export function entryOf(series: EntrySeries, place: number): BankEntry {
  const date = series.dayOf(place);
  const key = `${series.key}/${date}`;
  return { ...series.line, key, date, cents: series.centsOf(place) };
}
