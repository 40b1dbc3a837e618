import { DawnArc, TextLink } from '@reset/shared-ui';
import { useMessages } from '#messages.ts';
import styles from './not-found.module.css';

/** The address is one of ours and nobody has written what belongs there. */
export function NotFound() {
  const t = useMessages();
  return (
    <div className={styles.page}>
      <DawnArc />
      <h1 tabIndex={-1}>{t('notFound.heading')}</h1>
      <p className={styles.message}>{t('notFound.message')}</p>
      <TextLink href="/" variant="button">
        {t('notFound.home')}
      </TextLink>
    </div>
  );
}
