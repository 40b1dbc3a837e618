import { Button, Dialog } from '@reset/shared-ui';
import { useState } from 'react';
import { useMessages } from '../integration-errors-messages.ts';

/** Why the same is asked for every now and then. */
export function WhyReconnect() {
  const t = useMessages();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button variant="quiet" onPress={() => setOpen(true)}>
        {t('learnMore')}
      </Button>
      <Dialog
        title={t('why.title')}
        isOpen={isOpen}
        onClose={close}
        actions={<Button onPress={close}>{t('why.close')}</Button>}
      >
        <p>{t('why.income')}</p>
        <p>{t('why.ask')}</p>
      </Dialog>
    </>
  );
}
