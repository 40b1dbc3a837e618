import { formatDay } from '#dates/calendar-date.ts';
import { bankWords } from '#features/payouts/payouts.ts';
import { formatDollars } from '#money/money.ts';
import type { Payday } from '../api/payday.ts';
import { t } from '../payday-messages.ts';

type Transfer = NonNullable<Payday['forwardedBy']>;

/** The bank that a part of a paycheck was sent to, and when it arrived there. */
export const transferWords = (transfer: Transfer) => ({
  bank: bankWords(transfer),
  date: formatDay(transfer.day),
});

/** What of a paycheck is at her bank already, while more of it is with us. */
export const sentPart = (transfer: Transfer): string =>
  t('step.rest.direct_deposit_flow.partTo', {
    ...transferWords(transfer),
    amount: formatDollars(transfer.amount),
  });
