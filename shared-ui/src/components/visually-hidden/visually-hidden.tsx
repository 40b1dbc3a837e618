import type { ReactNode } from 'react';
import styles from './visually-hidden.module.css';

interface Props {
  /** A heading where the page has none to be seen. */
  as?: 'span' | 'h1';
  children: ReactNode;
}

/** Words for screen readers, where the picture says the same to everybody else. */
export const VisuallyHidden = ({ as: Element = 'span', children }: Props) => (
  <Element className={styles.hidden}>{children}</Element>
);
