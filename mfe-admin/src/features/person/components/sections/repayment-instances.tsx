import { Dollars } from '#money/dollars.tsx';
import { Moment } from '#moments/moment.tsx';
import { sayDay } from '#moments/say-day.ts';
import { sayWord } from '#words/say-word.ts';
import type { User } from '../../api/get-user.ts';
import { useMessages } from '../../messages.ts';
import { CancelInstance } from '../actions/object-commands.tsx';
import { UnderWay } from '../actions/debit-facts.tsx';
import { Nothing } from '../parts/subsection.tsx';
import styles from './repayments.module.css';

type Instance = NonNullable<User['scheduledRepaymentInstances']>[number];

/** What is being debited, and what is going to be, the soonest first, each with a button that cancels it. */
export function UpcomingInstances({ user }: { user: User }) {
  const t = useMessages();
  const instances = user.scheduledRepaymentInstances ?? [];
  const underWay = user.externalDebit?.underWay ?? [];
  if (instances.length + underWay.length === 0) {
    return <Nothing>{t('repayments.noUpcoming')}</Nothing>;
  }
  return (
    <ul className={styles.rows}>
      {underWay.map((debit) => (
        <li key={debit.id} className={styles.row}>
          <span>
            <UnderWay of={debit} />
          </span>
        </li>
      ))}
      {instances.map((instance) => (
        <li key={instance.id} className={styles.row}>
          <InstanceWords instance={instance} />
          <CancelInstance user={user} instance={instance} />
        </li>
      ))}
    </ul>
  );
}

interface InstanceProps {
  instance: Instance;
  /** It ended so; the cause is of that, and of its being put off otherwise. */
  isCancelled?: boolean;
}

interface LastProps extends Omit<InstanceProps, 'instance'> {
  instance: Instance | null | undefined;
}

/** The last one that went through, or that was cancelled. */
export function LastInstance({ instance, isCancelled = false }: LastProps) {
  const t = useMessages();
  if (!instance) return <Nothing>{t('none')}</Nothing>;
  return (
    <ul className={styles.rows}>
      <li className={styles.row}>
        <InstanceWords instance={instance} isCancelled={isCancelled} />
      </li>
    </ul>
  );
}

function InstanceWords({ instance, isCancelled = false }: InstanceProps) {
  const t = useMessages();
  const cause = isCancelled ? 'repayments.cancelledFor' : 'repayments.putOff';
  return (
    <span>
      {t('repayments.on', { day: sayDay(instance.effectiveDate) })}{' '}
      {typeof instance.amount === 'number' ? (
        <>
          {t('repayments.upTo')} <Dollars amount={instance.amount} />{' '}
        </>
      ) : (
        instance.amount === null && `${t('repayments.all')} `
      )}
      <span className={styles.quiet}>
        {t('repayments.made')} <Moment at={instance.createdAt} />
        {instance.because && t(cause, { cause: sayWord(instance.because) })}
      </span>
    </span>
  );
}
