import { numberFormat } from '@reset/shared-ui/locale.ts';
import { formatMoney } from '@reset/shared-ui/format-money.ts';

const percent = numberFormat({ style: 'percent' });

/** Cents as they are read: 123450 is '$1,234.50', 120000 is '$1,200'. */
export const formatCents = (cents: number): string =>
  formatMoney(cents, { isWhole: cents % 100 === 0 });

/** Whole dollars, as results have them: 2500.5 is '$2,501'. */
export const formatWholeDollars = (dollars: number): string =>
  formatMoney(dollars * 100, { isWhole: true });

/** A part of a whole: 0.125 is '13%'. */
export const formatPercent = (part: number): string => percent.format(part);
