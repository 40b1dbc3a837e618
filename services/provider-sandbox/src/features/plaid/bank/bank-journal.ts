import { plusDays, type CalendarDay } from '#personas/calendar-day.ts';
import type { Persona } from '#personas/persona.ts';
import type { BankChange, BankEntry } from './bank-entry.ts';
import { seriesOf, type EntrySeries } from './entry-series.ts';
import { spendingOn, whilePending } from './everyday-spending.ts';

const DAYS_OF_HISTORY = 180;

/** The first day that a bank tells of. */
export const historyStart = (linkedOn: CalendarDay): CalendarDay =>
  plusDays(linkedOn, -DAYS_OF_HISTORY);

/** All that a bank has told, in the order in which it did: what was told stays where it is. */
export type BankJournal = {
  changes: readonly BankChange[];
  /** How many of them it had told by the end of a day. */
  countBy(day: CalendarDay): number;
};

/**
 * What the bank of everybody tells who is this persona and was linked on one day: first her
 * history, then, day by day, what happens. It grows as it is asked for later days.
 */
export function startJournal(persona: Persona, linkedOn: CalendarDay) {
  const from = historyStart(linkedOn);
  const series = seriesOf(persona, linkedOn).map((one) => startedSeries(one, from));
  const changes: BankChange[] = [];
  const counts = new Map<CalendarDay, number>();
  let told = plusDays(linkedOn, -1);

  const add = (entry: BankEntry) => changes.push({ kind: 'added', entry });
  const comesOn = (day: CalendarDay) => series.flatMap((one) => one.until(day));
  const tellHistory = () => {
    for (let day = from; day < linkedOn; day = plusDays(day, 1)) {
      const spent = spendingOn(persona.key, day);
      for (const entry of [...comesOn(day), ...(spent ? [spent] : [])]) add(entry);
    }
  };
  const tellDay = (day: CalendarDay) => {
    for (const entry of comesOn(day)) add(entry);
    const settled = day > linkedOn ? spendingOn(persona.key, plusDays(day, -1)) : null;
    if (settled) {
      const pending = whilePending(settled);
      changes.push({ kind: 'removed', entry: pending });
      add({ ...settled, merchantName: null, takesPlaceOf: pending.key });
    }
    // Only later does Plaid find out whom the line names.
    const named = day > plusDays(linkedOn, 1) ? spendingOn(persona.key, plusDays(day, -2)) : null;
    if (named) {
      const entry = { ...named, takesPlaceOf: whilePending(named).key };
      changes.push({ kind: 'modified', entry });
    }
    const spent = spendingOn(persona.key, day);
    if (spent) add({ ...whilePending(spent), merchantName: null });
  };

  tellHistory();
  return {
    changes,
    countBy(day: CalendarDay): number {
      for (; told < day; counts.set(told, changes.length)) {
        told = plusDays(told, 1);
        tellDay(told);
      }
      return counts.get(day) ?? 0;
    },
  } satisfies BankJournal;
}

/** Hands out what comes, each once. */
function startedSeries(series: EntrySeries, from: CalendarDay) {
  let place = 0;
  while (series.dayOf(place - 1) >= from) place -= 1;
  return {
    until(day: CalendarDay): BankEntry[] {
      const due: BankEntry[] = [];
      const isOver = () => series.endsWith !== null && place > series.endsWith;
      for (; series.dayOf(place) <= day && !isOver(); place += 1) {
        due.push(entryOf(series, place));
      }
      return due;
    },
  };
}

export function entryOf(series: EntrySeries, place: number): BankEntry {
  const date = series.dayOf(place);
  const key = `${series.key}/${date}`;
  return { ...series.line, key, date, cents: series.centsOf(place) };
}
