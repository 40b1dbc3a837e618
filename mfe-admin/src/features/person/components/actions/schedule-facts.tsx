import { QueryPanel, Skeleton } from '@reset/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { Moment } from '#moments/moment.tsx';
import { sayWeekday } from '#moments/say-day.ts';
import { useMessages } from '../../action-messages.ts';
import { schedulesQuery, userActionsQuery, type Schedule } from '../../api/get-sections.ts';
import { userQuery } from '../../api/get-user.ts';
import { makingOf } from '../../model/making-of.ts';
import { sayWholeSchedule } from '../../model/say-schedule.ts';
import { Facts } from '../parts/facts.tsx';
import { sayBank } from '../../model/say-bank.ts';

interface Props {
  userId: string;
  id: string;
}

/** What a repayment schedule does: on which days, the next of them, how much, from where, and who made it. */
export function ScheduleFacts({ userId, id }: Props) {
  const t = useMessages();
  const query = useQuery(schedulesQuery(userId));
  return (
    <QueryPanel query={query} failure={t('facts.failed')} loading={<Skeleton lines={5} />}>
      {({ repaymentSchedules }) => {
        const schedule = repaymentSchedules.find((one) => one.id === id);
        return schedule ? <FactsOf schedule={schedule} /> : t('facts.gone');
      }}
    </QueryPanel>
  );
}

function FactsOf({ schedule }: { schedule: Schedule }) {
  const t = useMessages();
  const { data: user } = useQuery(userQuery(schedule.userId));
  const { data: log } = useQuery(userActionsQuery(schedule.userId));
  const making = makingOf(schedule, log?.actions ?? []);
  return (
    <Facts
      rows={[
        [t('facts.days'), sayWholeSchedule(schedule)],
        [t('facts.next'), schedule.nextDebitDates?.map(sayWeekday).join('; ')],
        [t('facts.amount'), t('facts.all')],
        [t('debit.bank'), sayBank(user?.externalDebit)],
        [
          t('facts.madeBy'),
          making?.madeBy.name ?? schedule.madeBy?.slice(-4) ?? t('facts.unknown'),
        ],
        [t('facts.reason'), making?.reason],
        [t('facts.madeAt'), <Moment key="at" at={schedule.createdAt} />],
      ]}
    />
  );
}
