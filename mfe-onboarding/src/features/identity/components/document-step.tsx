import {
  Banner,
  Button,
  QueryPanel,
  Skeleton,
  SkeletonText,
  Spinner,
  Tile,
} from '@reset/shared-ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { documentLinkQuery, type DocumentLink } from '../api/get-document-link.ts';
import { identityStatusQuery } from '../api/get-identity-status.ts';
import { useMessages } from '../identity-messages.ts';
import { CaptureDialog } from './capture-dialog.tsx';
import styles from './document-step.module.css';
import { ScanCode } from './scan-code.tsx';
import { TextLinkToPhone } from './text-link-to-phone.tsx';

interface Props {
  /** How often her pictures were read, and others are wanted. */
  documentsRead: number;
}

/** Pictures of her ID are wanted: by her phone, to which the link is sent, or by this device. */
export function DocumentStep({ documentsRead }: Props) {
  const t = useMessages();
  const link = useQuery(documentLinkQuery(documentsRead));
  return (
    <Tile title={t('document.title')}>
      <div className={styles.screen}>
        {documentsRead > 0 && <Banner tone="warning">{t('document.unreadable')}</Banner>}
        <p>{t('document.text')}</p>
        <Banner tone="info">{t('document.return')}</Banner>
        <QueryPanel
          query={link}
          failure={t('document.failed')}
          loading={
            <Skeleton label={t('document.loading')}>
              <SkeletonText />
            </Skeleton>
          }
        >
          {(known) => <Ways link={known} documentsRead={documentsRead} />}
        </QueryPanel>
      </div>
    </Tile>
  );
}

function Ways({ link, documentsRead }: Props & { link: DocumentLink }) {
  const t = useMessages();
  const client = useQueryClient();
  const [isCapturing, setCapturing] = useState(false);
  const { queryKey } = documentLinkQuery(documentsRead);

  function expire() {
    setCapturing(false);
    void client.invalidateQueries({ queryKey });
    void client.invalidateQueries({ queryKey: identityStatusQuery.queryKey });
  }

  return (
    <>
      <div className={styles.ways}>
        <TextLinkToPhone link={link} onTexted={(texted) => client.setQueryData(queryKey, texted)} />
        <ScanCode url={link.url} />
      </div>
      <div className={styles.here}>
        <p>{t('document.here')}</p>
        <Button onPress={() => setCapturing(true)}>{t('document.capture')}</Button>
      </div>
      <p className={styles.wait}>
        <Spinner />
        {t('document.wait')}
      </p>
      {isCapturing && (
        <CaptureDialog
          documentId={link.documentId}
          onClose={() => setCapturing(false)}
          onExpired={expire}
        />
      )}
    </>
  );
}
