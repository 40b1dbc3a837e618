import { DawnArc, TextLink } from '@reset/shared-ui';
import { CardTerms } from '#features/offer-terms/offer-terms.tsx';
import { useMessages } from '../budget-messages.ts';
import styles from './autopilot.module.css';

/** What the card does about all that by itself, and who can have it. */
export function Autopilot() {
  const t = useMessages();
  return (
    <section className={styles.autopilot} aria-labelledby="autopilot">
      <DawnArc />
      <h2 id="autopilot" className={styles.title}>
        {t('autopilot.title')}
      </h2>
      <p className={styles.text}>{t('autopilot.text')}</p>
      <TextLink href="/users/sign_up" variant="button">
        {t('autopilot.signUp')}
      </TextLink>
      <CardTerms />
    </section>
  );
}
