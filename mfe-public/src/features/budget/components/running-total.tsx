import { announce } from '@reset/remote-sdk';
import { useEffect, useRef } from 'react';
import { useMessages } from '../budget-messages.ts';
import { formatCents } from '../model/format-money.ts';
import styles from './running-total.module.css';

interface Props {
  label: string;
  /** In a month. */
  cents: number;
}

/** So long after the last key, or screen readers would say every digit. */
const REST_MS = 1000;

/** A sum that follows what is typed, said once when the typing rests. */
export function RunningTotal({ label, cents }: Props) {
  const t = useMessages();
  const said = useRef(cents);
  const amount = t('total.amount', { amount: formatCents(cents) });
  const sentence = t('total.spoken', { label, amount });

  useEffect(() => {
    if (said.current === cents) return;
    const rest = setTimeout(() => {
      said.current = cents;
      announce(sentence);
    }, REST_MS);
    return () => clearTimeout(rest);
  }, [cents, sentence]);

  return (
    <p className={styles.total}>
      <span>{label}</span>
      <strong className={styles.amount}>{amount}</strong>
    </p>
  );
}
