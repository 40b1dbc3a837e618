import { DawnArc, Icon, Stack, TextLink } from '@reset/shared-ui';
import { useMessages } from '../survey-messages.ts';
import styles from './how-reset-helps.module.css';

/** The hash that leads here. */
export const LEARN_MORE = 'learn-more';

/** The card, once: what it does about a month that is tight, and what it does not cost. */
export function HowResetHelps() {
  const t = useMessages();
  const claims = [t('card.fees'), t('card.credit'), t('card.deposit')];
  return (
    // Focused on arrival, so that Tab goes on from here.
    <section
      id={LEARN_MORE}
      className={styles.feature}
      aria-labelledby="how-reset-helps"
      tabIndex={-1}
    >
      <Stack gap={16}>
        <h2 id="how-reset-helps" className={styles.heading}>
          {t('help.heading')}
        </h2>
        <h3>{t('card.heading')}</h3>
        <p className={styles.text}>{t('card.text')}</p>
        <Stack as="ul" gap={8}>
          {claims.map((claim) => (
            <li key={claim} className={styles.claim}>
              <span className={styles.icon}>
                <Icon name="circle-check" />
              </span>
              {claim}
            </li>
          ))}
        </Stack>
        <div>
          <TextLink href="/users/sign_up" variant="button">
            {t('help.signUp')}
          </TextLink>
        </div>
      </Stack>
      <div className={styles.card}>
        <DawnArc variant="card" />
      </div>
    </section>
  );
}
