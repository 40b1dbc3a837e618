import { Icon } from '@reset/shared-ui';
import { useMessages } from '#messages.ts';
import styles from './claims.module.css';

/** What the card does not cost, in the words of the public side. */
export function Claims() {
  const t = useMessages();
  const claims = [t('home.claim.fees'), t('home.claim.credit'), t('home.claim.deposit')];
  return (
    <section aria-labelledby="claims">
      <h2 id="claims">{t('home.claims')}</h2>
      <ul className={styles.list}>
        {claims.map((claim) => (
          <li key={claim} className={styles.claim}>
            <span className={styles.icon}>
              <Icon name="circle-check" />
            </span>
            {claim}
          </li>
        ))}
      </ul>
    </section>
  );
}
