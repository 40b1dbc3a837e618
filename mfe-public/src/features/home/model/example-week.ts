const RATE_CENTS = 1500;

/** A made-up week from a Monday on. An entry is a day's work, or a bill that is set aside. */
const DAYS = [
  { day: '2024-01-01', hours: 8, billCents: 4200 },
  { day: '2024-01-02', hours: 6, billCents: 0 },
  { day: '2024-01-03', hours: 0, billCents: 4500 },
  { day: '2024-01-04', hours: 8, billCents: 0 },
  { day: '2024-01-05', hours: 4, billCents: 0 },
];

export interface ExampleDay {
  /** A calendar date, of which the weekday counts. */
  day: string;
  hours: number;
  earnedCents: number;
  billCents: number;
  /** What was earned so far, less what is kept for bills. */
  availableCents: number;
}

/** The days of the week that the pictures of the home page show; each adds to the one before. */
export const exampleWeek: readonly ExampleDay[] = DAYS.map(({ day, hours, billCents }, place) => ({
  day,
  hours,
  earnedCents: hours * RATE_CENTS,
  billCents,
  availableCents: DAYS.slice(0, place + 1).reduce(
    (sum, each) => sum + each.hours * RATE_CENTS - each.billCents,
    0,
  ),
}));

export const exampleRateCents = RATE_CENTS;
