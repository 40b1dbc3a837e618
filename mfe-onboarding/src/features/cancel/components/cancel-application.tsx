import type { MemberProfile } from '@reset/remote-sdk';
import { Button, Dialog } from '@reset/shared-ui';
import { useState } from 'react';
import { useMessages } from '../cancel-messages.ts';
import { CancellationForm } from './cancellation-form.tsx';

interface Props {
  profile: Pick<MemberProfile, 'id' | 'linkedBank' | 'linkedPayroll'>;
  /** It was us who ended it: she has not changed her mind. */
  isRefused: boolean;
}

/** The quiet way out of an application; it asks first, and says what stays. */
export function CancelApplication({ profile, isRefused }: Props) {
  const t = useMessages();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const linked = [profile.linkedBank, profile.linkedPayroll].filter((one) => one !== null);
  return (
    <>
      <Button variant="quiet" onPress={() => setOpen(true)}>
        {t('open')}
      </Button>
      <Dialog title={t('title')} isOpen={isOpen} onClose={close}>
        <p>{t('text')}</p>
        {linked.map(({ name }) => (
          <p key={name}>{t('linked', { name })}</p>
        ))}
        <CancellationForm userId={profile.id} isRefused={isRefused} onKeep={close} />
      </Dialog>
    </>
  );
}
