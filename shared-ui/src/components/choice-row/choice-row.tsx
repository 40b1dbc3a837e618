import type { ComponentProps } from 'react';
import styles from './choice-row.module.css';

/** One answer of a few: its words are the children, and the whole row can be pressed. */
export const ChoiceRow = ({ children, ...input }: ComponentProps<'input'>) => (
  <label className={styles.choice} htmlFor={input.id}>
    <input {...input} type="radio" className={styles.dot} />
    {children}
  </label>
);
