/** What came in so far, and what of it stays for bills before payday. */
const WORKED = [
  { name: 'hourly', units: 36, unitCents: 2200, billsCents: 54_000 },
  { name: 'gig', units: 40, unitCents: 650, billsCents: 4500 },
  { name: 'benefits', units: 14, unitCents: 5000, billsCents: 48_000 },
] as const;

export interface WorkedExample {
  name: (typeof WORKED)[number]['name'];
  /** Hours, deliveries or days, and what each brings. */
  units: number;
  unitCents: number;
  billsCents: number;
  /** What was earned, less the bills. */
  availableCents: number;
}

/** Three cardholders in the middle of a pay period, with made-up figures that add up. */
export const workedExamples: readonly WorkedExample[] = WORKED.map((worked) => ({
  ...worked,
  availableCents: worked.units * worked.unitCents - worked.billsCents,
}));
