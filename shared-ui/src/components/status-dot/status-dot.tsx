import styles from './status-dot.module.css';

/** That all is well, as quietly as it can be said: on a phone the word is for screen readers. */
export const StatusDot = ({ children }: { children: string }) => (
  <span className={styles.status}>
    <span className={styles.word}>{children}</span>
  </span>
);
