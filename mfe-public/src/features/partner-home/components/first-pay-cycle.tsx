import { useId } from 'react';
import { useMessages } from '../partner-home-messages.ts';
import styles from './first-pay-cycle.module.css';

/** What can be spent before there is a history, where the partner has that. */
export function FirstPayCycle() {
  const t = useMessages();
  const id = useId();
  return (
    <section className={styles.first} aria-labelledby={id}>
      <p className={styles.figure} aria-hidden="true">
        {t('card.first.figure')}
      </p>
      <div className={styles.words}>
        <h2 id={id}>{t('card.first')}</h2>
        <p>{t('card.first.text')}</p>
      </div>
    </section>
  );
}
