import { codeOver, sendCode, verifyCode } from '@reset/remote-sdk/second-factor';
import { Button, CodeForm } from '@reset/shared-ui';
import { useState } from 'react';
import { useMessages } from '#messages.ts';
import type { CodeSent } from '../model/turning-on.ts';

interface Props extends CodeSent {
  /** The second factor is on. */
  onEnabled: (recoveryCodes: string[]) => void;
  onBack: () => void;
}

/** Proves that the phone is at hand. */
export function CodeStep({ request, phoneLastFour, onEnabled, onBack }: Props) {
  const t = useMessages();
  const [over, setOver] = useState<string | null>(null);

  async function submit(otpAttempt: string) {
    const result = await verifyCode({ otpAttempt, type: 'enable_mfa' });
    if (!result.ok) {
      setOver(codeOver(result.error));
      return result.error;
    }
    const { success, recoveryCodes = [] } = result.data;
    if (!success)
      return { message: t('code.invalid'), errors: { otpAttempt: [t('code.invalid')] } };
    onEnabled(recoveryCodes);
    return undefined;
  }

  async function resend() {
    const result = await sendCode(request);
    return result.ok ? undefined : result.error.message;
  }

  return (
    <CodeForm
      title={t('code.title')}
      sentTo={t('code.sentTo', { digits: phoneLastFour })}
      submitLabel={t('secondFactor.turnOn')}
      onSubmit={submit}
      onResend={resend}
      over={over}
      onStartAgain={onBack}
    >
      {over === null && (
        <Button variant="quiet" onPress={onBack}>
          {t('secondFactor.back')}
        </Button>
      )}
    </CodeForm>
  );
}
