import { formatMoney } from './format-money.ts';
import styles from './money.module.css';

interface Props {
  cents: number;
  /** Rounded to dollars, for figures without cents. */
  isWhole?: boolean;
}

/** A sum: one way to write it everywhere, in figures that stand under one another, never broken. */
export const Money = ({ cents, isWhole }: Props) => (
  <span className={styles.money}>{formatMoney(cents, { isWhole })}</span>
);
