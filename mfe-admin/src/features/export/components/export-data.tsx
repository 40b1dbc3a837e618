import { useSession } from '@reset/remote-sdk';
import { Banner, Button, Dialog } from '@reset/shared-ui';
import { useState } from 'react';
import { useMessages } from '#messages.ts';
import { ExportForm } from './export-form.tsx';

/** A button for a file of what the lists have, and the dialog that asks of what. */
export function ExportData() {
  const t = useMessages();
  const [stage, setStage] = useState<'closed' | 'form' | 'requested'>('closed');
  const email = useSession(({ user }) => user?.email);
  const close = () => setStage('closed');
  return (
    <>
      <Button onPress={() => setStage('form')}>{t('export.title')}</Button>
      <Dialog
        title={t('export.title')}
        isOpen={stage !== 'closed'}
        onClose={close}
        actions={stage === 'requested' && <Button onPress={close}>{t('export.close')}</Button>}
      >
        {stage === 'requested' ? (
          <div role="status">
            <Banner tone="success">
              {email ? t('export.requested', { email }) : t('export.requestedByYou')}
            </Banner>
          </div>
        ) : (
          <ExportForm onCancel={close} onRequested={() => setStage('requested')} />
        )}
      </Dialog>
    </>
  );
}
