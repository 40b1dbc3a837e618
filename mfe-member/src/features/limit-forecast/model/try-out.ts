/** What is tried out, as its form has it: a day, and the day of each bill, by its id. */
export type TryOutValues = { shiftDate: string; shiftHours: string } & Record<string, string>;

/** No extra shift. */
export const NO_SHIFT = 'none';
const USUAL_HOURS = '8';

/** The name of a bill's field. */
export const billField = (id: string): string => `bill-${id}`;

/** Of an address, what is tried out, as the service is asked for it. */
export const queryOf = (search: URLSearchParams): string =>
  String(
    new URLSearchParams(
      ['shift_date', 'shift_hours', 'moved_bills'].flatMap((name) => {
        const value = search.get(name);
        return value ? [[name, value]] : [];
      }),
    ),
  );

/** A bill and the day on which it is due. */
type Due = { id: string; nextOccurrenceDate: string };

/** What the form opens with. */
export function valuesOf(search: URLSearchParams, bills: readonly Due[]): TryOutValues {
  const moves = (search.get('moved_bills') ?? '').split(',').map((move) => move.split(':'));
  const moved = new Map(moves.map(([id = '', day = '']) => [id, day]));
  return {
    ...Object.fromEntries(
      bills.map(({ id, nextOccurrenceDate: day }) => [billField(id), moved.get(id) ?? day]),
    ),
    shiftDate: search.get('shift_date') ?? NO_SHIFT,
    shiftHours: search.get('shift_hours') ?? USUAL_HOURS,
  };
}

/** The same as an address has it; empty where nothing is tried out. */
export function searchOf(values: TryOutValues, bills: readonly Due[]): URLSearchParams {
  const moves = bills.flatMap(({ id, nextOccurrenceDate }) => {
    const day = values[billField(id)];
    return day === undefined || day === nextOccurrenceDate ? [] : [`${id}:${day}`];
  });
  return new URLSearchParams({
    ...(values.shiftDate !== NO_SHIFT && {
      shift_date: values.shiftDate,
      shift_hours: values.shiftHours,
    }),
    ...(moves.length > 0 && { moved_bills: moves.join(',') }),
  });
}
