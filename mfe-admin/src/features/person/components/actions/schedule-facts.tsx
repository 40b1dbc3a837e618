import { QueryPanel, Skeleton } from '@reset/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { Moment } from '#moments/moment.tsx';
import { sayWeekday } from '#moments/say-day.ts';
import { useMessages } from '../../action-messages.ts';
import { schedulesQuery, userActionsQuery, type Schedule } from '../../api/get-sections.ts';
import { userQuery } from '../../api/get-user.ts';
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
  return (
    <Facts
      rows={[
        [t('facts.days'), sayWholeSchedule(schedule)],
        [t('facts.next'), schedule.nextDebitDates?.map(sayWeekday).join('; ')],
        [t('facts.amount'), t('facts.all')],
        [t('debit.bank'), sayBank(user?.externalDebit)],
        [t('facts.madeBy'), <Maker key="maker" of={schedule} />],
        [t('facts.madeAt'), <Moment key="at" at={schedule.createdAt} />],
      ]}
    />
  );
}

/** Who made it: by name, where she has acted on this account lately, as its log has it. */
function Maker({ of: { userId, madeBy } }: { of: Schedule }) {
  const t = useMessages();
  const { data } = useQuery(userActionsQuery(userId));
  if (madeBy === undefined) return t('facts.unknown');
  const known = data?.actions.find(({ madeBy: by }) => by.id === madeBy);
  return known?.madeBy.name ?? madeBy.slice(-4);
}
