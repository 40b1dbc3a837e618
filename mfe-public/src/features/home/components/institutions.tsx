import { TextLink } from '@reset/shared-ui';
import { useMessages } from '../home-messages.ts';
import styles from './institutions.module.css';

/** A word to credit unions and banks, and the way to theirs. */
export function Institutions() {
  const t = useMessages();
  return (
    <section className={styles.callOut} aria-labelledby="institutions">
      <div className={styles.words}>
        <h2 id="institutions" className={styles.title}>
          {t('institutions.title')}
        </h2>
        <p className={styles.text}>{t('institutions.text')}</p>
      </div>
      <TextLink href="/partners/financial-institutions">{t('institutions.action')}</TextLink>
    </section>
  );
}
