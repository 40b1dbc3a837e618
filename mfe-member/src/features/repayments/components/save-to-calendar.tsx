import { saveFile } from '@reset/remote-sdk';
import { Button } from '@reset/shared-ui';
import { listFormat } from '@reset/shared-ui/locale.ts';
import { formatDay, productDate } from '#dates/calendar-date.ts';
import type { NextRepayment, ScheduledRepayment } from '../api/repayments.ts';
import { calendarFile } from '../model/calendar-file.ts';
import { bankWords, money, sumOf } from '../model/repayment-words.ts';
import { useMessages } from '../repayments-messages.ts';

const LIST = listFormat();

/** '$30.00 and $19.15' */
const listed = (texts: readonly string[]): string =>
  LIST.formatToParts(texts)
    .map(({ value }) => value)
    .join('');

interface Props {
  next: Pick<NextRepayment, 'bank'>;
  planned: ScheduledRepayment;
  /** All debits of its day, it among them. */
  ofDay: readonly ScheduledRepayment[];
  /** The product's time. */
  asOf: string;
}

/** Saves the day of the next debit for the calendar of her device, with all that is debited on it. */
export function SaveToCalendar({ next: { bank }, planned, ofDay, asOf }: Props) {
  const t = useMessages();
  const amounts = ofDay.map(({ amount }) => amount);
  function save() {
    const text = calendarFile(
      {
        uid: `repayment-${planned.id}@${location.hostname}`,
        sequence: planned.timesMoved,
        day: planned.effectiveOn,
        // What is bought until then is added: the amount is of today, and no part of the title.
        summary: t('calendar.title'),
        description: t(ofDay.length > 1 ? 'calendar.several' : 'calendar.description', {
          bank: bankWords(bank?.name ?? null, bank?.mask ?? null),
          count: ofDay.length,
          amounts: listed(amounts.map(money)),
          amount: sumOf(amounts),
          date: formatDay(productDate(asOf)),
        }),
        url: `${location.origin}/account/repayments`,
      },
      new Date(),
    );
    saveFile(new Blob([text], { type: 'text/calendar;charset=utf-8' }), 'reset-repayment.ics');
  }
  return <Button onPress={save}>{t('calendar')}</Button>;
}
