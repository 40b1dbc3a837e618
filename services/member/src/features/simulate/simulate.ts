import type { CalendarDate } from '#calendar/calendar-date.ts';

export type WorkedShift = {
  id: string;
  endedOn: CalendarDate;
  minutes: number;
  grossCents: number;
};

/** What is set off where nothing is said of it. */
export const USUAL = {
  amountDollars: 10,
  merchantName: 'Corner Store',
  hours: 8,
  payDollars: 1_000,
} as const;
