import { Banner, Button, TextLink } from '@reset/shared-ui';
import { useMessages } from '../statements-messages.ts';
import styles from './statement-view.module.css';

interface Props {
  onDownload: () => void;
  isDownloading: boolean;
  hasFailed: boolean;
}

/** The PDF once more, and the way back: the page has no breadcrumbs. */
export function StatementActions({ onDownload, isDownloading, hasFailed }: Props) {
  const t = useMessages();
  return (
    <>
      {hasFailed && <Banner tone="danger">{t('downloadFailed')}</Banner>}
      <div className={styles.actions}>
        <Button variant="primary" onPress={onDownload} isPending={isDownloading}>
          {t('download')}
        </Button>
        <TextLink href="/account/statements">{t('all')}</TextLink>
      </div>
    </>
  );
}
