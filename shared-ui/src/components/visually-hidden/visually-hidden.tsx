import type { ReactNode } from 'react';
import styles from './visually-hidden.module.css';

interface Props {
  children: ReactNode;
}

/** Words for screen readers, where the picture says the same to everybody else. */
export const VisuallyHidden = ({ children }: Props) => (
  <span className={styles.hidden}>{children}</span>
);
