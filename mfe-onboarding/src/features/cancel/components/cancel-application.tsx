import { Button, Dialog } from '@reset/shared-ui';
import { useState } from 'react';
import { useMessages } from '../cancel-messages.ts';
import { CancellationForm } from './cancellation-form.tsx';

/** The quiet way out of an application; it asks first. */
export function CancelApplication() {
  const t = useMessages();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button variant="quiet" onPress={() => setOpen(true)}>
        {t('open')}
      </Button>
      <Dialog title={t('title')} isOpen={isOpen} onClose={close}>
        <p>{t('text')}</p>
        <CancellationForm onKeep={close} />
      </Dialog>
    </>
  );
}
