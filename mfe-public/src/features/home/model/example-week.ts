const RATE_CENTS = 1500;

/** A made-up week. An entry is a day's work, or a bill that is set aside. */
const DAYS = [
  { day: 'Monday', hours: 8, billCents: 4200 },
  { day: 'Tuesday', hours: 6, billCents: 0 },
  { day: 'Wednesday', hours: 0, billCents: 4500 },
  { day: 'Thursday', hours: 8, billCents: 0 },
  { day: 'Friday', hours: 4, billCents: 0 },
];

export interface ExampleDay {
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
