import { Badge } from '@reset/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { useMessages as useActionMessages } from '../../action-messages.ts';
import { schedulesQuery, type Schedule } from '../../api/get-sections.ts';
import { useMessages } from '../../messages.ts';
import { saySchedule } from '../../model/say-schedule.ts';
import { ChangeSchedule } from '../actions/object-commands.tsx';
import { SectionPart } from '../parts/section-tile.tsx';
import { Nothing } from '../parts/subsection.tsx';
import styles from './repayments.module.css';

/** The schedules that she repays by, or would once they are approved. */
export function ActiveSchedules({ userId }: { userId: string }) {
  const t = useMessages();
  const say = useActionMessages();
  const query = useQuery(schedulesQuery(userId));
  return (
    <SectionPart title={t('repayments.active')} query={query} lines={2}>
      {({ repaymentSchedules }) => {
        const active = repaymentSchedules.filter((schedule) => schedule.active);
        if (active.length === 0) return <Nothing>{t('repayments.noActive')}</Nothing>;
        return (
          <>
            <Nothing>
              {active.some(isPending) && `${say('approve.action')}: ${say('approve.consequence')} `}
              {`${say('inactivate.action')}: ${say('inactivate.consequence')}`}
            </Nothing>
            <ul className={styles.rows}>
              {active.map((schedule) => (
                <ActiveSchedule key={schedule.id} schedule={schedule} />
              ))}
            </ul>
          </>
        );
      }}
    </SectionPart>
  );
}

const isPending = ({ approvalStatus }: Schedule): boolean => approvalStatus === 'pending';

function ActiveSchedule({ schedule }: { schedule: Schedule }) {
  const t = useMessages();
  const named = saySchedule(schedule);
  const change = { userId: schedule.userId, id: schedule.id, named, isBrief: true };
  return (
    <li className={styles.row}>
      <span>
        {named},{' '}
        <span className={styles.quiet}>{t(`repayments.${schedule.businessDayAdjustment}`)}</span>{' '}
        {isPending(schedule) ? (
          <Badge tone="pending">{t('repayments.pending')}</Badge>
        ) : (
          <Badge tone="success">{t('repayments.approved')}</Badge>
        )}
      </span>
      <span className={styles.buttons}>
        {isPending(schedule) && <ChangeSchedule {...change} verb="approve" />}
        <ChangeSchedule {...change} verb="inactivate" />
      </span>
    </li>
  );
}
