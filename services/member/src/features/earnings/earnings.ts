import type { CalendarDate } from '#calendar/calendar-date.ts';

export type Shift = { id: string; endedOn: CalendarDate; minutes: number; grossCents: number };

export type Paystub = {
  id: string;
  payOn: CalendarDate;
  periodEndOn: CalendarDate;
  grossCents: number;
  netCents: number;
};

const ONE = 10_000;

/** The last day that a paid paystub covers; null before the first. */
export function paidThrough(
  paystubs: readonly Paystub[],
  today: CalendarDate,
): CalendarDate | null {
  const ends = paystubs.filter(({ payOn }) => payOn <= today).map(({ periodEndOn }) => periodEndOn);
  return ends.toSorted().at(-1) ?? null;
}

/** Shifts up to today that no paid paystub covers yet: a pay period's end changes nothing before payday. */
export function unpaidShifts(
  shifts: readonly Shift[],
  paystubs: readonly Paystub[],
  today: CalendarDate,
): Shift[] {
  const covered = paidThrough(paystubs, today);
  return shifts.filter(
    ({ endedOn }) => endedOn <= today && (covered === null || endedOn > covered),
  );
}

/**
 * Net pay as basis points of gross pay over all paystubs, rounded down; 10,000
 * when nothing is known, as the specification reads a missing ratio or 0 as 1,
 * and at most that, because reimbursements can lift net above gross.
 */
export function netPayBasisPoints(paystubs: readonly Paystub[]): number {
  const gross = sum(paystubs.map(({ grossCents }) => grossCents));
  const net = sum(paystubs.map(({ netCents }) => netCents));
  const ratio = gross === 0 ? 0 : Number((BigInt(net) * BigInt(ONE)) / BigInt(gross));
  return ratio === 0 ? ONE : Math.min(ratio, ONE);
}

/** Net cents accrued on unpaid shifts: the sum of their gross pay times the ratio, rounded down once. */
export function accruedNetCents(unpaid: readonly Shift[], basisPoints: number): number {
  const gross = sum(unpaid.map(({ grossCents }) => grossCents));
  // In bigint, because the product may pass 2^53.
  return Number((BigInt(gross) * BigInt(basisPoints)) / BigInt(ONE));
}

const sum = (amounts: readonly number[]): number =>
  amounts.reduce((total, amount) => total + amount, 0);
