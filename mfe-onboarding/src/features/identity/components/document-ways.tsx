import { Button, Skeleton, SkeletonControl, SkeletonText } from '@reset/shared-ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { documentLinkQuery, type DocumentLink } from '../api/get-document-link.ts';
import { identityStatusQuery } from '../api/get-identity-status.ts';
import { useMessages } from '../identity-messages.ts';
import { isTouchDevice } from '../model/touch-device.ts';
import { CaptureDialog } from './capture-dialog.tsx';
import styles from './document-step.module.css';
import { ScanCode } from './scan-code.tsx';
import { TextLinkToPhone } from './text-link-to-phone.tsx';

interface Props {
  link: DocumentLink;
  documentsRead: number;
  onTexted: () => void;
}

/** This device first where it is a phone itself, else her phone. */
export function DocumentWays({ link, documentsRead, onTexted }: Props) {
  const t = useMessages();
  const client = useQueryClient();
  const [isCapturing, setCapturing] = useState(false);
  const [isTouch] = useState(isTouchDevice);
  const { queryKey } = documentLinkQuery(documentsRead);

  function expire() {
    setCapturing(false);
    void client.invalidateQueries({ queryKey });
    void client.invalidateQueries({ queryKey: identityStatusQuery.queryKey });
  }

  const byText = (
    <TextLinkToPhone
      key="text"
      link={link}
      isFirst={!isTouch}
      onTexted={(texted) => {
        client.setQueryData(queryKey, texted);
        onTexted();
      }}
    />
  );
  const here = (
    <div key="here" className={styles.way}>
      <h2>{t(isTouch ? 'document.hereFirst' : 'document.here')}</h2>
      {!isTouch && <p>{t('document.camera')}</p>}
      <Button variant={isTouch ? 'primary' : 'secondary'} onPress={() => setCapturing(true)}>
        {t('document.capture')}
      </Button>
      <p className={styles.quiet}>{t('document.accepted')}</p>
    </div>
  );
  return (
    <>
      <div className={styles.ways}>
        <div className={styles.column}>{isTouch ? [here, byText] : [byText, here]}</div>
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

const TOUCH_WAYS = ['document.hereFirst', 'document.byTextToo'] as const;
const OTHER_WAYS = ['document.byText', 'document.here'] as const;

/** In the shape of what it stands for, so that nothing moves when that comes. */
export function DocumentWaysSkeleton() {
  const t = useMessages();
  const [isTouch] = useState(isTouchDevice);
  return (
    <Skeleton label={t('document.loading')}>
      <div className={styles.ways}>
        <div className={styles.column}>
          {(isTouch ? TOUCH_WAYS : OTHER_WAYS).map((way) => (
            <div key={way} className={styles.way}>
              <h2>{t(way)}</h2>
              {way !== 'document.hereFirst' && (
                <p>
                  <SkeletonText />
                </p>
              )}
              <SkeletonControl />
              {way.startsWith('document.here') && (
                <p className={styles.quiet}>{t('document.accepted')}</p>
              )}
            </div>
          ))}
        </div>
        <div className={styles.scan}>
          <h2>{t('document.byScan')}</h2>
          <p>{t('document.scan')}</p>
          <div className={styles.code} />
        </div>
      </div>
    </Skeleton>
  );
}
