import { Button, Stack } from '@reset/shared-ui';
import { useEffect, useRef, useState } from 'react';
import { ProveFirst } from '#prove-first/prove-first.tsx';
import { removePasskey } from '../api/passkeys.ts';
import { useMessages } from '../passkeys-messages.ts';

interface Props {
  id: string;
  onRemoved: () => Promise<void>;
}

/** Removes a passkey, once she has asked for it and proven who she is. */
export function RemovePasskey({ id, onRemoved }: Props) {
  const t = useMessages();
  const [isOpen, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    // What was pressed is gone.
    if (isOpen) box.current?.querySelector('input')?.focus();
    else if (wasOpen.current) box.current?.querySelector('button')?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return (
    <div ref={box}>
      <Stack gap={12}>
        <h2>{t('removeHeading')}</h2>
        <p>{t('removeText')}</p>
        {isOpen ? (
          <>
            <ProveFirst
              submitLabel={t('remove')}
              isDanger
              ask={(proof) => removePasskey(id, proof)}
              onAnswered={() => void onRemoved()}
            />
            <Button variant="quiet" onPress={() => setOpen(false)}>
              {t('cancel')}
            </Button>
          </>
        ) : (
          <div>
            <Button variant="danger" onPress={() => setOpen(true)}>
              {t('remove')}
            </Button>
          </div>
        )}
      </Stack>
    </div>
  );
}
