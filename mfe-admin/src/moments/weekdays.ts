const WEEKDAYS = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

/** The days of a week as a schedule counts them, Monday 1 to Sunday 7. */
export const weekdayChoices = WEEKDAYS.map((label, at) => ({ value: String(at + 1), label }));

export const weekdayOf = (day: number | null): string => WEEKDAYS[(day ?? 0) - 1] ?? 'Unknown';
