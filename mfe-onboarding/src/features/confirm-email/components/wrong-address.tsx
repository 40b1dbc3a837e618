import { announce, profileQuery } from '@reset/remote-sdk';
import { Button, type FormRefusal } from '@reset/shared-ui';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';
import { correctEmail } from '../api/correct-email.ts';
import { useMessages } from '../confirm-email-messages.ts';
import type { CorrectEmailValues } from '../model/correct-email-form.ts';
import { CorrectEmailForm } from './correct-email-form.tsx';
import styles from './confirm-email.module.css';

/** Lets who mistyped her address at sign-up correct it. */
export function WrongAddress({ onCorrected }: { onCorrected: () => void }) {
  const t = useMessages();
  const client = useQueryClient();
  const place = useRef<HTMLDivElement>(null);
  const id = useId();
  const [isOpen, setOpen] = useState(false);

  async function submit(values: CorrectEmailValues): Promise<FormRefusal | undefined> {
    const result = await correctEmail(values);
    if (!result.ok) return result.error;
    await client.invalidateQueries({ queryKey: profileQuery.queryKey });
    close();
    onCorrected();
    announce(t('wrong.corrected', { email: values.email.trim() }));
    return undefined;
  }

  function close() {
    // What had the focus goes with the form.
    place.current?.querySelector('button')?.focus();
    setOpen(false);
  }

  return (
    <div ref={place} className={styles.wrong}>
      <Button
        variant="quiet"
        aria-expanded={isOpen}
        aria-controls={id}
        onPress={() => setOpen(!isOpen)}
      >
        {t('wrong.open')}
      </Button>
      <div id={id} className={styles.correction}>
        {isOpen && <CorrectEmailForm onSubmit={submit} onKeep={close} />}
      </div>
    </div>
  );
}
