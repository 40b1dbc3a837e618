import { DawnArc, TextLink } from '@reset/shared-ui';
import { PitchPage } from '#features/pitch/pitch.ts';
import { useMessages } from '../application-cancelled-messages.ts';
import styles from './application-cancelled-page.module.css';

/** `/application-cancelled`: where somebody arrives who has taken her application back. */
export function ApplicationCancelledPage() {
  const t = useMessages();
  return (
    <PitchPage>
      <div className={styles.words}>
        <DawnArc variant="thanks" />
        <h1 tabIndex={-1}>{t('heading')}</h1>
        <p className={styles.text}>{t('text')}</p>
        <TextLink href="/" variant="button">
          {t('home')}
        </TextLink>
      </div>
    </PitchPage>
  );
}
