import type { MemberProfile } from '@reset/remote-sdk';
import { codeOver, sendCode, verifyCode } from '@reset/remote-sdk/second-factor';
import { Button, CodeForm } from '@reset/shared-ui';
import { useState } from 'react';
import { useMessages } from '#messages.ts';

interface Props {
  profile: MemberProfile;
  /** Codes are texted: this one turns that off. */
  hasTexts: boolean;
  onVerified: (recoveryCodes: string[]) => Promise<void>;
  onClose: () => void;
}

/** The code that turns codes by text on or off. */
export function TwoFactorCode({ onVerified, onClose, ...asked }: Props) {
  const t = useMessages();
  // As it was when the code was asked for: the profile changes before this closes.
  const [{ profile, hasTexts }] = useState(asked);
  const { id, phoneNumber } = profile;
  const [over, setOver] = useState<string | null>(null);

  async function submit(otpAttempt: string) {
    const type = hasTexts ? 'disable_mfa' : 'enable_mfa';
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
      submitLabel={hasTexts ? t('security.turnOff') : t('security.turnOn')}
      onSubmit={submit}
      onResend={resend}
      over={over}
      onStartAgain={onClose}
      canRecover={hasTexts}
      isDanger={hasTexts}
    >
      {over === null && (
        <Button variant="quiet" onPress={onClose}>
          {t('security.cancel')}
        </Button>
      )}
    </CodeForm>
  );
}
