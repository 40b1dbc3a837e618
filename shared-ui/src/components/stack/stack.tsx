import type { ReactNode } from 'react';
import styles from './stack.module.css';

interface Props {
  /** Between two of its children, in pixels at the default text size. */
  gap: 4 | 8 | 12 | 16 | 20 | 24;
  /** A list where its children are items of one. */
  as?: 'div' | 'ul' | 'ol';
  children: ReactNode;
}

/** Things below one another, each as wide as there is room, equally far apart. */
export const Stack = ({ gap, as: Element = 'div', children }: Props) => (
  <Element className={styles.stack} style={{ gap: `var(--space-${gap})` }}>
    {children}
  </Element>
);
