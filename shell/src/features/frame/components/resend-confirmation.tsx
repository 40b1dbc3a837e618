import { announce, sendConfirmation } from '@reset/remote-sdk';
import { Button } from '@reset/shared-ui';
import { useState } from 'react';
import { useMessages } from '#messages.ts';
import styles from './unconfirmed-email.module.css';

/** Sends the email once more; then the button says so and has done its work. */
export function ResendConfirmation() {
  const t = useMessages();
  const [state, setState] = useState<'idle' | 'sending' | 'sent'>('idle');
  const [problem, setProblem] = useState<string | null>(null);

  async function resend() {
    setState('sending');
    setProblem(null);
    const result = await sendConfirmation();
    setState(result.ok ? 'sent' : 'idle');
    if (result.ok) announce(t('unconfirmed.emailSent'));
    else setProblem(result.error.message);
  }

  return (
    <>
      <Button
        isDisabled={state === 'sent'}
        isPending={state === 'sending'}
        onPress={() => void resend()}
      >
        {state === 'sent' ? t('unconfirmed.emailSent') : t('unconfirmed.resend')}
      </Button>
      {state === 'sent' && <p>{t('unconfirmed.notThere')}</p>}
      {problem !== null && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
    </>
  );
}
