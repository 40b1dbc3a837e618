import { plusDays, type CalendarDate, weekdayOf } from '#calendar/calendar-date.ts';

/** What a member usually works on one day of the week. */
export type UsualShift = {
  /** 1 for Monday to 7 for Sunday. */
  weekday: number;
  minutes: number;
  grossCents: number;
};

/** A shift that was worked. */
type Worked = { endedOn: CalendarDate; minutes: number; grossCents: number };

/** So many weeks say what is usual: each day of the week comes as often. */
const WEEKS = 4;

/** The shifts of the four weeks before today. */
export const recentShifts = <One extends Pick<Worked, 'endedOn'>>(
  shifts: readonly One[],
  today: CalendarDate,
): One[] =>
  shifts.filter(({ endedOn }) => endedOn < today && endedOn >= plusDays(today, -7 * WEEKS));

/** A day of the week on which she worked less often is not usual. */
const MIN_WORKED = 2;

/**
 * What she usually works, by the shifts of the four weeks before today: the days of the week on which
 * she worked in all of them but one, and at least twice, with what they came to on average, rounded
 * down. Of who began later than that, the weeks since her first shift say it.
 */
export function usualShifts(shifts: readonly Worked[], today: CalendarDate): UsualShift[] {
  const [first] = shifts.map(({ endedOn }) => endedOn).toSorted();
  if (first === undefined) return [];
  const days = Array.from({ length: 7 * WEEKS }, (_none, index) => plusDays(today, -1 - index));
  return [1, 2, 3, 4, 5, 6, 7].flatMap((weekday) => {
    const known = days.filter((day) => day >= first && weekdayOf(day) === weekday);
    const worked = known.map((day) => workOf(shifts, day)).filter((work) => work !== null);
    if (worked.length < Math.max(MIN_WORKED, known.length - 1)) return [];
    const average = (amounts: number[]) => Math.floor(sum(amounts) / worked.length);
    return {
      weekday,
      minutes: average(worked.map(({ minutes }) => minutes)),
      grossCents: average(worked.map(({ grossCents }) => grossCents)),
    };
  });
}

/** All that she worked on a day, as one; null for nothing. */
function workOf(shifts: readonly Worked[], day: CalendarDate) {
  const ofDay = shifts.filter(({ endedOn }) => endedOn === day);
  if (ofDay.length === 0) return null;
  return {
    minutes: sum(ofDay.map(({ minutes }) => minutes)),
    grossCents: sum(ofDay.map(({ grossCents }) => grossCents)),
  };
}

const sum = (amounts: readonly number[]): number =>
  amounts.reduce((total, amount) => total + amount, 0);
