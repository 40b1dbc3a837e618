import type { MemberProfile } from '@reset/remote-sdk';
import { codeOver, sendCode, verifyCode } from '@reset/remote-sdk/second-factor';
import { Button, CodeForm } from '@reset/shared-ui';
import { useState } from 'react';
import { useMessages } from '#messages.ts';

interface Props {
  profile: MemberProfile;
  onVerified: (recoveryCodes: string[]) => Promise<void>;
  onClose: () => void;
}

/** The code that turns the second factor on or off. */
export function TwoFactorCode({ profile, onVerified, onClose }: Props) {
  const t = useMessages();
  // As it was when the code was asked for: the profile changes before this closes.
  const [{ id, mfaEnabled, phoneNumber }] = useState(profile);
  const [over, setOver] = useState<string | null>(null);

  async function submit(otpAttempt: string) {
    const type = mfaEnabled ? 'disable_mfa' : 'enable_mfa';
    const result = await verifyCode({ otpAttempt, type });
    if (!result.ok) {
      setOver(codeOver(result.error));
      return result.error;
    }
    const { success, recoveryCodes = [] } = result.data;
    const invalid = t('security.invalidCode');
    if (!success) return { message: invalid, errors: { otpAttempt: [invalid] } };
    await onVerified(recoveryCodes);
    return undefined;
  }

  async function resend() {
    const result = await sendCode({ userId: id });
    return result.ok ? undefined : result.error.message;
  }

  return (
    <CodeForm
      title={t('security.enterCode')}
      sentTo={t('security.sentTo', { digits: phoneNumber?.slice(-4) ?? '' })}
      submitLabel={mfaEnabled ? t('security.turnOff') : t('security.turnOn')}
      onSubmit={submit}
      onResend={resend}
      over={over}
      onStartAgain={onClose}
      canRecover={mfaEnabled}
    >
      {over === null && (
        <Button variant="quiet" onPress={onClose}>
          {t('security.cancel')}
        </Button>
      )}
    </CodeForm>
  );
}
