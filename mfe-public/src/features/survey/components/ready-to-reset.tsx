import { DawnArc, TextLink } from '@reset/shared-ui';
import { CardTerms } from '#features/offer-terms/offer-terms.tsx';
import { useMessages } from '../survey-messages.ts';
import styles from './ready-to-reset.module.css';

/** The next step, and who can take it. */
export function ReadyToReset() {
  const t = useMessages();
  return (
    <section className={styles.ready} aria-labelledby="ready">
      <DawnArc />
      <h2 id="ready" className={styles.heading}>
        {t('ready.heading')}
      </h2>
      <p className={styles.text}>{t('ready.text')}</p>
      <TextLink href="/users/sign_up" variant="button">
        {t('ready.start')}
      </TextLink>
      <CardTerms />
    </section>
  );
}
