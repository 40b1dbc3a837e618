import type { CalendarDay } from '#personas/calendar-day.ts';
import { paystubs, shifts, type Paystub, type Shift } from '#personas/pay-history.ts';
import type { Payroll } from '#personas/persona.ts';

/** What a persona worked and was paid, newest first. */
export type History = { shifts: readonly Shift[]; paystubs: readonly Paystub[] };

export type Histories = (payroll: Payroll, today: CalendarDay) => History;

/** Histories that are reckoned once a day: thousands of accounts share a persona. */
export function keptHistories(): Histories {
  const kept = new Map<Payroll, History>();
  let keptFor: CalendarDay | null = null;
  return (payroll, today) => {
    if (today !== keptFor) kept.clear();
    keptFor = today;
    const known = kept.get(payroll);
    if (known) return known;
    const history = { shifts: shifts(payroll, today), paystubs: paystubs(payroll, today) };
    kept.set(payroll, history);
    return history;
  };
}
