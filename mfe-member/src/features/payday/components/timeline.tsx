import { Icon, type IconName } from '@reset/shared-ui';
import type { ReactNode } from 'react';
import type { ItemStatus, StepStatus } from '../model/timeline.ts';
import { useMessages } from '../payday-messages.ts';
import styles from './timeline.module.css';

interface Item {
  id: string;
  title: string;
  /** Its day. */
  day?: ReactNode;
  /** Undefined where it is not told against today. */
  status?: { kind: ItemStatus; text: ReactNode } | undefined;
  children?: ReactNode;
}

/** The days of a payday in order, from above to below. */
export function Timeline({ items }: { items: readonly Item[] }) {
  const t = useMessages();
  return (
    <ol className={styles.timeline} aria-label={t('timeline')}>
      {items.map(({ id, title, day, status, children }) => (
        <li key={id} className={styles.item} data-status={status?.kind}>
          <span className={styles.mark} aria-hidden />
          <div className={styles.head}>
            <h3 className={styles.title}>{title}</h3>
            {day && (
              <p className={styles.when}>
                <span className={styles.day}>{day}</span>{' '}
                {status && <span className={styles.status}>{status.text}</span>}
              </p>
            )}
          </div>
          {children}
        </li>
      ))}
    </ol>
  );
}

interface Step {
  id: string;
  title: string;
  text: string;
  /** Undefined where it is not told how far it is. */
  status?: { kind: StepStatus; text: ReactNode };
  /** Its money is still to move. */
  isMoving?: boolean;
  amount?: ReactNode;
}

/** What happens on one of the days, one after the other. */
export const TimelineSteps = ({ steps }: { steps: readonly Step[] }) => (
  <ol className={styles.steps}>
    {steps.map(({ id, title, text, status, isMoving, amount }) => (
      <li
        key={id}
        className={styles.step}
        data-status={status?.kind}
        data-moving={isMoving || undefined}
      >
        {status && (
          <span className={styles.icon}>
            <Icon name={ICONS[status.kind]} />
          </span>
        )}
        <div>
          <p className={styles.name}>{title}</p>
          <p className={styles.text}>{text}</p>
        </div>
        {status && (
          <div className={styles.figures}>
            <p className={styles.amount}>{amount}</p>
            {status.text && <p className={styles.text}>{status.text}</p>}
          </div>
        )}
      </li>
    ))}
  </ol>
);

const ICONS: Readonly<Record<StepStatus, IconName>> = {
  incomplete: 'circle',
  pending: 'clock',
  complete: 'circle-check',
};
