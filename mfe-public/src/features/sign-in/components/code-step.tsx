import { Button, CodeForm } from '@reset/shared-ui';
import { useState } from 'react';
import { codeOver, sendCode } from '@reset/remote-sdk/second-factor';
import { useMessages } from '#messages.ts';
import { signIn } from '../api/sign-in.ts';
import { leaveSignedIn, type Challenge } from '../model/sign-in.ts';

interface Props {
  challenge: Challenge;
  /** To the password, with which another code is sent. */
  onBack: () => void;
}

/** The second factor of a sign-in: the code out of the text message, or a recovery code. */
export function CodeStep({ challenge, onBack }: Props) {
  const t = useMessages();
  const [over, setOver] = useState<string | null>(null);
  const { email, password, userId, phoneLastFour } = challenge;

  async function submit(otpAttempt: string) {
    const result = await signIn({ email, password }, otpAttempt);
    if (result.ok) return leaveSignedIn(result.data.location);
    setOver(codeOver(result.error));
    return result.error;
  }

  async function resend() {
    const result = await sendCode({ userId });
    return result.ok ? undefined : result.error.message;
  }

  return (
    <CodeForm
      title={t('code.title')}
      sentTo={t('code.sentTo', { digits: phoneLastFour })}
      submitLabel={t('signIn.submit')}
      onSubmit={submit}
      onResend={resend}
      over={over}
      onStartAgain={onBack}
      canRecover
    >
      {over === null && (
        <Button variant="quiet" onPress={onBack}>
          {t('code.back')}
        </Button>
      )}
    </CodeForm>
  );
}
