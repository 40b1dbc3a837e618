import { pageData, unwrap } from '@reset/remote-sdk';
import {
  Banner,
  Dialog,
  ErrorState,
  Spinner,
  WidgetFrame,
  type WidgetMessage,
} from '@reset/shared-ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { identityStatusQuery } from '../api/get-identity-status.ts';
import { submitVerification } from '../api/submit-verification.ts';
import { useMessages } from '../identity-messages.ts';
import { forgetReload, reloadOnce } from '../model/reload-once.ts';
import { isNotUploaded, mayRetry, retries } from '../model/retries.ts';
import styles from './document-step.module.css';

interface Props {
  /** Of the pictures that are wanted; it opens the provider's widget. */
  documentId: string;
  onClose: () => void;
  /** The provider takes no pictures with it any more, or others are wanted by now. */
  onExpired: () => void;
}

/**
 * The provider's widget, which takes the pictures. What cannot be uploaded or saved is tried again
 * up to three times, then the page is loaded anew; where it was already, she reads what else to do.
 */
export function CaptureDialog({ documentId, onClose, onExpired }: Props) {
  const t = useMessages();
  const client = useQueryClient();
  const [failures, setFailures] = useState(0);
  const [isStopped, setStopped] = useState(false);
  const save = useMutation({
    mutationFn: async (id: string) => unwrap(await submitVerification(id)),
    ...retries,
    onSuccess(standing) {
      forgetReload('saving');
      forgetReload('uploading');
      client.setQueryData(identityStatusQuery.queryKey, standing);
    },
    onError(error) {
      if (isNotUploaded(error)) {
        save.reset();
        return fail();
      }
      if (!retries.retry(0, error)) return onExpired();
      setStopped(!reloadOnce('saving'));
    },
  });

  function fail() {
    if (mayRetry(failures + 1)) setFailures(failures + 1);
    else setStopped(!reloadOnce('uploading'));
  }

  function handleMessage(message: WidgetMessage) {
    if (message.type === 'success') save.mutate(String(message['document_id'] ?? documentId));
    if (message.type === 'failed') fail();
    if (message.type !== 'exit') return;
    if (message.error === 'SESSION_EXPIRED') onExpired();
    else if (message.error === null || message.error === 'CONSENT_DECLINED') onClose();
    else fail();
  }

  return (
    <Dialog title={t('capture.title')} isOpen onClose={onClose}>
      {isStopped && <ErrorState title={t('capture.stopped')} message={t('capture.byPhone')} />}
      {!isStopped && !save.isIdle && (
        <p className={styles.saving} role="status">
          <Spinner />
          {t('capture.saving')}
        </p>
      )}
      {!isStopped && save.isIdle && (
        <div className={styles.capture}>
          <div role="alert">
            {failures > 0 && <Banner tone="danger">{t('capture.again')}</Banner>}
          </div>
          <WidgetFrame
            key={failures}
            origin={pageData().widgets_origin}
            name="document-capture"
            token={documentId}
            title={t('capture.title')}
            onMessage={handleMessage}
          />
        </div>
      )}
    </Dialog>
  );
}
