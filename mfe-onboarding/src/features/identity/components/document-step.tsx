import {
  Banner,
  Button,
  QueryPanel,
  Skeleton,
  SkeletonControl,
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
        <div role="alert">
          {documentsRead > 0 && <Banner tone="warning">{t('document.unreadable')}</Banner>}
        </div>
        <p>{t('document.text')}</p>
        <QueryPanel query={link} failure={t('document.failed')} loading={<WaysSkeleton />}>
          {(known) => <Ways link={known} documentsRead={documentsRead} />}
        </QueryPanel>
        <Banner tone="info">{t('document.return')}</Banner>
        <p className={styles.wait}>
          <Spinner />
          {t('document.wait')}
        </p>
      </div>
    </Tile>
  );
}

/** In the shape of what it stands for, so that nothing moves when that comes. */
function WaysSkeleton() {
  const t = useMessages();
  return (
    <Skeleton label={t('document.loading')}>
      <div className={styles.ways}>
        <div className={styles.column}>
          {(['document.byText', 'document.here'] as const).map((way) => (
            <div key={way} className={styles.way}>
              <h3>{t(way)}</h3>
              <p>
                <SkeletonText />
              </p>
              <SkeletonControl />
            </div>
          ))}
        </div>
        <div className={styles.scan}>
          <h3>{t('document.byScan')}</h3>
          <p>{t('document.scan')}</p>
          <div className={styles.code} />
        </div>
      </div>
    </Skeleton>
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
        <div className={styles.column}>
          <TextLinkToPhone
            link={link}
            onTexted={(texted) => client.setQueryData(queryKey, texted)}
          />
          <div className={styles.way}>
            <h3>{t('document.here')}</h3>
            <p>{t('document.camera')}</p>
            <Button onPress={() => setCapturing(true)}>{t('document.capture')}</Button>
          </div>
        </div>
        <ScanCode url={link.url} />
      </div>
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
