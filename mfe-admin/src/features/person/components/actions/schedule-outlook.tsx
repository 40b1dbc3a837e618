import { ApiError } from '@reset/remote-sdk';
import { Banner } from '@reset/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { sayWeekday } from '#moments/say-day.ts';
import { weekdayOf } from '#moments/weekdays.ts';
import { useMessages } from '../../action-messages.ts';
import { nextDebitsQuery } from '../../api/get-next-debits.ts';
import type { User } from '../../api/get-user.ts';
import { sayBank } from '../../model/say-bank.ts';
import { isWhole, scheduleSearch, type ScheduleValues } from '../../model/schedule-form.ts';
import { Facts } from '../parts/facts.tsx';
import { debitsToCome } from './debit-facts.tsx';

interface Props {
  user: Pick<User, 'name' | 'externalDebit' | 'scheduledRepaymentInstances'>;
  values: ScheduleValues;
}

/** What a schedule would do that is being filled in: to whom, from where, how much and when. */
export function ScheduleOutlook({ user, values }: Props) {
  const t = useMessages();
  const isFilledIn = isWhole(values);
  const { data, error } = useQuery({
    ...nextDebitsQuery(scheduleSearch(values)),
    enabled: isFilledIn,
  });
  const next = isFilledIn
    ? (data?.nextDebitDates.map(sayWeekday).join('; ') ?? (error && whyNot(error)))
    : t('schedule.fillIn');
  const { previousBiWeeklyPayDate: paidOn, recurringDayOfWeek: weekday } = values;
  const countedFrom = isFilledIn ? data?.countedFrom : undefined;
  return (
    <>
      {countedFrom && countedFrom !== paidOn && (
        <Banner tone="warning">
          {t('schedule.counted', {
            paidOn: sayWeekday(paidOn),
            weekday: weekdayOf(Number(weekday)),
            from: sayWeekday(countedFrom),
          })}
        </Banner>
      )}
      <Facts
        rows={[
          [t('facts.person'), user.name],
          [t('debit.bank'), sayBank(user.externalDebit)],
          [t('facts.amount'), t('facts.all')],
          [t('facts.next'), next],
          ...debitsToCome(t, user),
        ]}
      />
    </>
  );
}

/** What is wrong with a field, which its own message says again once it is sent. */
const whyNot = (error: Error): string =>
  (error instanceof ApiError ? Object.values(error.errors).flat()[0] : undefined) ?? error.message;
