import type { ChartPoint } from '@reset/shared-ui';
import { formatMoney } from '@reset/shared-ui/format-money.ts';

/** The days of the wire as a chart has them. */
export const toPoints = (days: readonly string[]): ChartPoint[] =>
  days.map((day) => {
    const at = new Date(`${day}T00:00:00Z`);
    return { key: day, label: named.format(at), short: short.format(at) };
  });

const utc = { timeZone: 'UTC' } as const;
const named = new Intl.DateTimeFormat('en-US', {
  ...utc,
  weekday: 'short',
  year: 'numeric',
  month: 'short',
  day: 'numeric',
});
const short = new Intl.DateTimeFormat('en-US', { ...utc, month: 'short', day: 'numeric' });

/** Dollars of the wire, which have two decimals at most, in cents. */
export const toCents = (dollars: readonly number[]): number[] =>
  dollars.map((amount) => Math.round(amount * 100));

export const sumOf = (figures: readonly number[]): number =>
  figures.reduce((sum, figure) => sum + figure, 0);

export const sayCount = (count: number): string => count.toLocaleString('en-US');

export const sayCents = (cents: number): string => formatMoney(cents);

const compact = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  notation: 'compact',
  maximumFractionDigits: 1,
});

/** Round amounts beside an axis: '$2.50', '$20', '$1,500', '$25K'. */
export const sayTick = (cents: number): string =>
  Math.abs(cents) >= 1_000_000
    ? compact.format(cents / 100)
    : formatMoney(cents, { isWhole: cents % 100 === 0 });
