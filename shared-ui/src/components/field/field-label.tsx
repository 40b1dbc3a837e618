import type { ReactNode } from 'react';
import styles from './field.module.css';

interface Props {
  controlId: string;
  children: ReactNode;
}

/** What a field is called. A press on it turns to the field. */
export const FieldLabel = ({ controlId, children }: Props) => (
  <label className={styles.label} htmlFor={controlId}>
    {children}
  </label>
);
