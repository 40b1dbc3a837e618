import type { ReactNode } from 'react';
import styles from './subsection.module.css';

interface Props {
  title: string;
  children: ReactNode;
}

/** A part of a section, under a heading of its own. */
export const Subsection = ({ title, children }: Props) => (
  <div className={styles.part}>
    <h3 className={styles.title}>{title}</h3>
    {children}
  </div>
);

/** In the place of what there is none of. */
export const Nothing = ({ children }: { children: ReactNode }) => (
  <p className={styles.none}>{children}</p>
);

/** What staff may do, below what is known. */
export const Actions = ({ children }: { children: ReactNode }) => (
  <div className={styles.actions}>{children}</div>
);
