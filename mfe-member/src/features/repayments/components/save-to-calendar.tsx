import { saveFile } from '@reset/remote-sdk';
import { Button } from '@reset/shared-ui';
import { formatDay, productDate } from '#dates/calendar-date.ts';
import type { NextRepayment, ScheduledRepayment } from '../api/repayments.ts';
import { calendarFile } from '../model/calendar-file.ts';
import { bankWords, money } from '../model/repayment-words.ts';
import { useMessages } from '../repayments-messages.ts';

interface Props {
  next: NextRepayment;
  planned: ScheduledRepayment;
  /** The product's time. */
  asOf: string;
}

/** Saves the day of the next debit for the calendar of her device. */
export function SaveToCalendar({ next: { amount, bank }, planned, asOf }: Props) {
  const t = useMessages();
  function save() {
    const text = calendarFile(
      {
        uid: `repayment-${planned.id}@${location.hostname}`,
        sequence: planned.timesMoved,
        day: planned.effectiveOn,
        // What is bought until then is added: the amount is of today, and no part of the title.
        summary: t('calendar.title'),
        description: t('calendar.description', {
          bank: bankWords(bank?.name ?? null, bank?.mask ?? null),
          amount: money(amount),
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
