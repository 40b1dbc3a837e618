import { DawnArc, Icon, Stack } from '@reset/shared-ui';
import { useMessages } from '../survey-messages.ts';
import styles from './card-feature.module.css';

/** The card, and what it does not cost. */
export function CardFeature() {
  const t = useMessages();
  const claims = [t('card.fees'), t('card.credit'), t('card.deposit')];
  return (
    <section className={styles.feature} aria-labelledby="the-card">
      <Stack gap={16}>
        <h2 id="the-card" className={styles.heading}>
          {t('card.heading')}
        </h2>
        <p className={styles.text}>{t('card.text')}</p>
        <Stack as="ul" gap={12}>
          {claims.map((claim) => (
            <li key={claim} className={styles.claim}>
              <span className={styles.icon}>
                <Icon name="circle-check" />
              </span>
              {claim}
            </li>
          ))}
        </Stack>
      </Stack>
      <div className={styles.card}>
        <DawnArc variant="card" />
      </div>
    </section>
  );
}
