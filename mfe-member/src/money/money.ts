import { formatMoney } from '@reset/shared-ui/format-money.ts';

/** From the wire's dollars to integer cents, in which everything is added up. */
export const toCents = (dollars: number): number => Math.round(dollars * 100);

/** The wire's dollars as they are written: '$1,240.18'. */
export const formatDollars = (dollars: number): string => formatMoney(toCents(dollars));
