import { Icon, type IconName } from '@reset/shared-ui';
import type { ReactNode } from 'react';
import { useRootMark } from '../use-root-mark.ts';
import styles from './notice-bar.module.css';

interface Props {
  /** Names it to those who cannot see it. */
  label: string;
  icon: IconName;
  /** What is so. */
  text: string;
  /** The same on a phone. */
  brief: string;
  /** For how long; null where nobody knows. */
  time: string | null;
  /** What else is to be known where there is room. */
  note?: string;
  /** The way out. */
  action: ReactNode;
  /** Why that did not work; null while nothing went wrong. */
  failure: string | null;
}

/** Above every page while it is not what others see: what is so, for how long, and the way out. */
export function NoticeBar({ label, icon, text, brief, time, note, action, failure }: Props) {
  useRootMark('notice');
  return (
    <section className={styles.notice} aria-label={label}>
      <Icon name={icon} />
      <p className={styles.text}>
        <span className={styles.whole}>{text}</span>
        <span className={styles.brief}>{brief}</span>
      </p>
      {time !== null && <p>{time}</p>}
      {note !== undefined && <p className={styles.whole}>{note}</p>}
      {action}
      {failure !== null && (
        <p className={styles.failure} role="alert">
          <Icon name="circle-alert" />
          {failure}
        </p>
      )}
    </section>
  );
}
