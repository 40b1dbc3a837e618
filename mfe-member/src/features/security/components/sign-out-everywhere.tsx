import { signOutEverywhere } from '@reset/remote-sdk';
import { Button } from '@reset/shared-ui';
import { useState } from 'react';
import { useMessages } from '#messages.ts';
import { PasswordDialog } from './password-dialog.tsx';

/** Ends every session, this one too, once the member has said by her password that she means it. */
export function SignOutEverywhere() {
  const t = useMessages();
  const [isOpen, setOpen] = useState(false);
  return (
    <div>
      <Button onPress={() => setOpen(true)}>{t('security.signOutEverywhere')}</Button>
      <PasswordDialog
        title={t('security.everywhereTitle')}
        text={t('security.everywhereText')}
        action={t('security.signOutEverywhere')}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        onSubmit={async (password) => (await signOutEverywhere(password)) ?? undefined}
      />
    </div>
  );
}
