import { signOutEverywhere, useSignOut } from '@reset/remote-sdk';
import { Banner, Button, Dialog } from '@reset/shared-ui';
import { useState } from 'react';
import { useMessages } from '#messages.ts';

/** Ends every session, this one too, once the member has said that she means it. */
export function SignOutEverywhere() {
  const t = useMessages();
  const [isOpen, setOpen] = useState(false);
  const { isPending, hasFailed, signOut } = useSignOut(signOutEverywhere);
  const close = () => setOpen(false);
  return (
    <div>
      <Button onPress={() => setOpen(true)}>{t('security.signOutEverywhere')}</Button>
      <Dialog
        title={t('security.everywhereTitle')}
        isOpen={isOpen}
        onClose={close}
        actions={
          <>
            <Button onPress={close}>{t('security.cancel')}</Button>
            <Button variant="danger" isPending={isPending} onPress={() => void signOut()}>
              {t('security.signOutEverywhere')}
            </Button>
          </>
        }
      >
        <p>{t('security.everywhereText')}</p>
        {hasFailed && (
          <div role="alert">
            <Banner tone="danger">{t('security.everywhereFailed')}</Banner>
          </div>
        )}
      </Dialog>
    </div>
  );
}
