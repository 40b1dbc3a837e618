import { useContext, type ReactNode } from 'react';
import { IsOfStaff } from './is-of-staff.ts';
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

/** What staff may do, below what is known; nothing to somebody of staff. */
export function Actions({ children }: { children: ReactNode }) {
  return useContext(IsOfStaff) ? null : <div className={styles.actions}>{children}</div>;
}
