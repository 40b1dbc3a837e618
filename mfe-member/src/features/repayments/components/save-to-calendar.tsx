import { saveFile } from '@reset/remote-sdk';
import { Button } from '@reset/shared-ui';
import type { NextRepayment, ScheduledRepayment } from '../api/repayments.ts';
import { calendarFile } from '../model/calendar-file.ts';
import { bankWords, money } from '../model/repayment-words.ts';
import { useMessages } from '../repayments-messages.ts';

interface Props {
  next: NextRepayment;
  planned: ScheduledRepayment;
}

/** Saves the day of the next debit for the calendar of her device. */
export function SaveToCalendar({ next: { amount, bank }, planned }: Props) {
  const t = useMessages();
  function save() {
    const text = calendarFile(
      {
        uid: `repayment-${planned.id}@${location.hostname}`,
        day: planned.effectiveOn,
        summary: t('calendar.summary', { amount: money(amount) }),
        description: t('calendar.text', {
          bank: bankWords(bank?.name ?? null, bank?.mask ?? null),
        }),
        url: `${location.origin}/account/repayments`,
      },
      new Date(),
    );
    saveFile(new Blob([text], { type: 'text/calendar;charset=utf-8' }), 'reset-repayment.ics');
  }
  return <Button onPress={save}>{t('calendar')}</Button>;
}
