import { formatMoney } from '@reset/shared-ui/format-money.ts';
import { toCents } from '#money/money.ts';

const EXACT_BELOW_DOLLARS = 10;

/** The cents of a limit that its figure shows, for what is said of two of them. */
export const shownLimitCents = (dollars: number): number =>
  toCents(dollars < EXACT_BELOW_DOLLARS ? Math.max(dollars, 0) : Math.floor(dollars));

/** A spending limit as it is shown. */
export interface ShownLimit {
  /** What is read: '$0.00', '$9.50', '$120'. */
  text: string;
  /** Whether there is anything to spend; the card is grey when not. */
  isActive: boolean;
  /** Whole dollars roll; small amounts, which show their cents, stand. */
  rolls: boolean;
  /** There is more to spend, by cents. */
  isRounded: boolean;
}

/**
 * Never below 0, whatever is stored. Below ten dollars the cents count; above, they are left
 * away, so the figure never promises more than there is.
 */
export function shownLimit(dollars: number): ShownLimit {
  const shown = Math.max(dollars, 0);
  const isActive = shown > 0;
  if (shown < EXACT_BELOW_DOLLARS) {
    return { text: formatMoney(toCents(shown)), isActive, rolls: false, isRounded: false };
  }
  const whole = Math.floor(shown);
  const text = formatMoney(toCents(whole), { isWhole: true });
  return { text, isActive, rolls: true, isRounded: whole < shown };
}
