import { Dollars } from '#money/dollars.tsx';
import { Moment } from '#moments/moment.tsx';
import { sayDay } from '#moments/say-day.ts';
import { useMessages as useActionMessages } from '../../action-messages.ts';
import type { User } from '../../api/get-user.ts';
import { useMessages } from '../../messages.ts';
import { CancelInstance } from '../actions/object-commands.tsx';
import { Nothing } from '../parts/subsection.tsx';
import styles from './repayments.module.css';

type Instance = NonNullable<User['scheduledRepaymentInstances']>[number];

/** What is going to be debited, the soonest first, each with a button that cancels it. */
export function UpcomingInstances({ user }: { user: User }) {
  const t = useMessages();
  const say = useActionMessages();
  const instances = user.scheduledRepaymentInstances ?? [];
  if (instances.length === 0) return <Nothing>{t('repayments.noUpcoming')}</Nothing>;
  return (
    <>
      <Nothing>{say('cancel.consequence')}</Nothing>
      <ul className={styles.rows}>
        {instances.map((instance) => (
          <li key={instance.id} className={styles.row}>
            <InstanceWords instance={instance} />
            <CancelInstance
              userId={user.id}
              id={instance.id}
              named={sayDay(instance.effectiveDate)}
            />
          </li>
        ))}
      </ul>
    </>
  );
}

/** The last one that went through, or that was cancelled. */
export function LastInstance({ instance }: { instance: Instance | null | undefined }) {
  const t = useMessages();
  if (!instance) return <Nothing>{t('none')}</Nothing>;
  return (
    <ul className={styles.rows}>
      <li className={styles.row}>
        <InstanceWords instance={instance} />
      </li>
    </ul>
  );
}

function InstanceWords({ instance }: { instance: Instance }) {
  const t = useMessages();
  return (
    <span>
      {t('repayments.on', { day: sayDay(instance.effectiveDate) })}{' '}
      {typeof instance.amount === 'number' && (
        <>
          {t('repayments.upTo')} <Dollars amount={instance.amount} />{' '}
        </>
      )}
      <span className={styles.quiet}>
        {t('repayments.made')} <Moment at={instance.createdAt} />
      </span>
    </span>
  );
}
