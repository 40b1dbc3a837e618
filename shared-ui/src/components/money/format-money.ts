import { numberFormat } from '#words/locale.ts';

const exact = numberFormat({ style: 'currency', currency: 'USD' });
const whole = numberFormat({
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});

/** What screen readers call minus, which a hyphen is not. */
const MINUS = '\u2212';

interface Options {
  /** Rounded to dollars, for figures without cents. */
  isWhole?: boolean;
}

/** Cents as they are read: 123450 is '$1,234.50', or '$1,235' when whole; -4500 is '−$45.00'. */
export const formatMoney = (cents: number, { isWhole = false }: Options = {}): string =>
  // Nothing is neither above nor below zero.
  (isWhole ? whole : exact).format(cents === 0 ? 0 : cents / 100).replace('-', MINUS);
