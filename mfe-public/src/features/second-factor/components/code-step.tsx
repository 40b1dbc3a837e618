import { verifyCode } from '@reset/remote-sdk/second-factor';
import { useMessages } from '#messages.ts';
import { SentCodeForm } from '#sent-code/sent-code-form.tsx';
import type { CodeSent } from '../model/turning-on.ts';

interface Props extends CodeSent {
  /** The second factor is on. */
  onEnabled: (recoveryCodes: string[]) => void;
  onBack: () => void;
}

/** Proves that the phone is at hand. */
export function CodeStep({ request, phoneLastFour, onEnabled, onBack }: Props) {
  const t = useMessages();

  async function submit(otpAttempt: string) {
    const result = await verifyCode({ otpAttempt, type: 'enable_mfa' });
    if (!result.ok) return result.error;
    const { success, recoveryCodes = [] } = result.data;
    if (!success)
      return { message: t('code.invalid'), errors: { otpAttempt: [t('code.invalid')] } };
    onEnabled(recoveryCodes);
    return undefined;
  }

  return (
    <SentCodeForm
      request={request}
      phoneLastFour={phoneLastFour}
      submitLabel={t('secondFactor.turnOn')}
      onSubmit={submit}
      backLabel={t('secondFactor.back')}
      onBack={onBack}
    />
  );
}
