import type { SendCodeRequest } from '@reset/api-contract/public/second-factor.ts';
import { ApiError, type Camelized } from '@reset/remote-sdk';
import { codeOver, sendCode } from '@reset/remote-sdk/second-factor';
import { Button, CodeForm, type FormRefusal } from '@reset/shared-ui';
import { useState } from 'react';
import { useMessages } from '#messages.ts';

interface Props {
  /** What the code was sent by, and is sent again by. */
  request: Camelized<SendCodeRequest>;
  phoneLastFour: string;
  submitLabel: string;
  /** A recovery code is taken as well. */
  canRecover?: boolean;
  /** Resolves to the refusal, if there is one. */
  onSubmit: (otpAttempt: string) => Promise<ApiError | FormRefusal | undefined>;
  backLabel: string;
  onBack: () => void;
}

/** Asks for a code that was sent, until none is taken any more: then all that is left is back. */
export function SentCodeForm({ request, phoneLastFour, ...props }: Props) {
  const { onSubmit, backLabel, onBack, ...form } = props;
  const t = useMessages();
  const [over, setOver] = useState<string | null>(null);

  async function submit(otpAttempt: string) {
    const refusal = await onSubmit(otpAttempt);
    if (refusal instanceof ApiError) setOver(codeOver(refusal));
    return refusal;
  }

  async function resend() {
    const result = await sendCode(request);
    return result.ok ? undefined : result.error.message;
  }

  return (
    <CodeForm
      {...form}
      title={t('code.title')}
      sentTo={t('code.sentTo', { digits: phoneLastFour })}
      onSubmit={submit}
      onResend={resend}
      over={over}
      onStartAgain={onBack}
    >
      {over === null && (
        <Button variant="quiet" onPress={onBack}>
          {backLabel}
        </Button>
      )}
    </CodeForm>
  );
}
