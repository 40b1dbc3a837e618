import type { ReactNode } from 'react';
import styles from './text.module.css';

interface Props {
  /** `muted` where something else on the page matters more. */
  tone?: 'ink' | 'muted';
  /** `caption` for what is read only by who looks for it. */
  size?: 'body' | 'caption';
  children: ReactNode;
}

/** A paragraph at the length of line that is read easily, however wide the page is. */
export const Text = ({ tone = 'ink', size = 'body', children }: Props) => (
  <p className={styles.text} data-tone={tone} data-size={size}>
    {children}
  </p>
);
