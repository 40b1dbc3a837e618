import type { LimitForecastQuery } from '@reset/api-contract/member/limit-forecast.ts';
import { invalidFields, type Refusal } from '@reset/service-kit';
import { type CalendarDate, isDay } from '#calendar/calendar-date.ts';

/** What a member tries out on her forecast. */
export type TryOut = {
  shift: { on: CalendarDate; minutes: number } | null;
  /** To which day the next occurrence of a bill is moved, by its id. */
  movedBills: ReadonlyMap<string, CalendarDate>;
};

export const NOTHING_TRIED: TryOut = { shift: null, movedBills: new Map() };

/** What can be tried out on a forecast. */
export type TryOutBounds = {
  today: CalendarDate;
  lastDay: CalendarDate;
  /** null where nothing says what an extra shift pays. */
  hourCents: number | null;
  billIds: ReadonlySet<string>;
  billsUntil: CalendarDate;
};

/** What is tried out by a query, or why it cannot be. */
export function readTryOut(
  query: LimitForecastQuery,
  bounds: TryOutBounds,
): { tryOut: TryOut } | { refusal: Refusal } {
  const { shift_date: on, shift_hours: hours } = query;
  const moves = (query.moved_bills?.split(',') ?? []).map((move) => move.split(':'));
  const movedBills = new Map(moves.map(([id = '', to = '']) => [id, to]));
  const wrong = {
    ...wrongShift(query, bounds),
    ...((movedBills.size < moves.length || !areMovable(movedBills, bounds)) && {
      moved_bills: ['Move each bill once, to a day after today that is near enough.'],
    }),
  };
  if (Object.keys(wrong).length > 0) return { refusal: invalidFields(wrong) };
  const shift = on === undefined ? null : { on, minutes: Number(hours) * 60 };
  return { tryOut: { shift, movedBills } };
}

function wrongShift(
  { shift_date: on, shift_hours: hours }: LimitForecastQuery,
  { today, lastDay, hourCents }: TryOutBounds,
): Record<string, string[]> {
  if (on === undefined && hours === undefined) return {};
  if (on === undefined || hours === undefined) {
    return { shift_hours: ['A shift has a day and its hours.'] };
  }
  if (!isDay(on) || on <= today || on > lastDay) {
    return { shift_date: ['Choose a day after today, up to the last day of the forecast.'] };
  }
  return hourCents === null ? { shift_date: ['We do not know what a shift more would pay.'] } : {};
}

const areMovable = (
  moved: ReadonlyMap<string, CalendarDate>,
  { today, billIds, billsUntil }: TryOutBounds,
): boolean =>
  [...moved].every(([id, to]) => billIds.has(id) && isDay(to) && to > today && to <= billsUntil);
