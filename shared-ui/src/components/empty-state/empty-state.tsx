import type { ReactNode } from 'react';
import { DawnArc } from '#components/dawn-arc/dawn-arc.tsx';
import styles from './empty-state.module.css';

interface Props {
  /** What is not there, in a sentence. */
  message: string;
  /** The step that would change it. */
  action?: ReactNode;
}

/** There is nothing to show, and that is in order. */
export function EmptyState({ message, action }: Props) {
  return (
    <div className={styles.empty}>
      <DawnArc variant="nothing" />
      <p className={styles.message}>{message}</p>
      {action}
    </div>
  );
}
