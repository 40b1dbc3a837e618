import { DawnArc, TextLink } from '@reset/shared-ui';
import { useEffect } from 'react';
import { useMessages } from '#messages.ts';
import styles from './not-found-page.module.css';

/** No remote knows the address. */
export function NotFoundPage() {
  const t = useMessages();
  const title = t('title', { title: t('notFound.title') });
  useEffect(() => {
    document.title = title;
  }, [title]);
  return (
    <div className={styles.page}>
      <DawnArc />
      <p className={styles.code}>{t('notFound.code')}</p>
      <h1 tabIndex={-1}>{t('notFound.heading')}</h1>
      <p className={styles.message}>{t('notFound.message')}</p>
      <TextLink href="/" variant="button">
        {t('notFound.home')}
      </TextLink>
    </div>
  );
}
