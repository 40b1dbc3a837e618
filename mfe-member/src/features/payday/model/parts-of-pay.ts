import { listFormat } from '@reset/shared-ui/locale.ts';
import { formatDay } from '#dates/calendar-date.ts';
import { formatDollars } from '#money/money.ts';
import type { Payday } from '../api/payday.ts';
import { t } from '../payday-messages.ts';

const LIST = listFormat();

/** Each deposit of pay that came in several, of which the paycheck is the sum; null where it is one. */
export function partsOfPay({ paycheckParts: parts = [] }: Payday): string | null {
  if (parts.length < 2) return null;
  const payments = parts.map(({ amount, day }) =>
    t('payment', { amount: formatDollars(amount), date: formatDay(day) }),
  );
  return t('payments', { list: LIST.format(payments) });
}
