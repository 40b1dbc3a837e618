import type { SendCodeRequest } from '@reset/api-contract/public/second-factor.ts';
import { ApiError, type Camelized } from '@reset/remote-sdk';
import { codeOver, sendCode } from '@reset/remote-sdk/second-factor';
import { Banner, Button, CodeForm, type FormRefusal } from '@reset/shared-ui';
import { useState, type ReactNode } from 'react';
import { useMessages } from '#messages.ts';

interface Props {
  /** What the code was sent by, and is sent again by. */
  request: Camelized<SendCodeRequest>;
  /** '' where no codes are texted. */
  phoneLastFour: string;
  /** An app shows the code, and none was sent; a text can be asked for where there is a phone. */
  hasApp?: boolean;
  /** No text was sent, and none is for so many minutes. */
  noTextForMinutes?: number | null;
  submitLabel: string;
  /** The code takes something away. */
  isDanger?: boolean;
  /** A recovery code is taken as well. */
  canRecover?: boolean;
  /** Resolves to the refusal, if there is one. */
  onSubmit: (otpAttempt: string) => Promise<ApiError | FormRefusal | undefined>;
  /** Another way than a code. */
  children?: ReactNode;
  backLabel: string;
  onBack: () => void;
}

const UNAUTHORIZED = 401;

/** Asks for a code that was sent, or that an app shows, until none is taken any more: then all that is left is back. */
export function SentCodeForm({ request, phoneLastFour, hasApp = false, ...props }: Props) {
  const { onSubmit, backLabel, onBack, children, noTextForMinutes = null, ...form } = props;
  const t = useMessages();
  const [over, setOver] = useState<string | null>(null);
  const [isSent, setSent] = useState(!hasApp);
  const [noText, setNoText] = useState(noTextForMinutes);
  const [problem, setProblem] = useState<string>();

  async function submit(otpAttempt: string) {
    const refusal = await onSubmit(otpAttempt);
    if (refusal instanceof ApiError) setOver(codeOver(refusal));
    return refusal;
  }

  async function send() {
    const result = await sendCode(request);
    if (result.ok) {
      setNoText(null);
      return undefined;
    }
    // What the code would be for is forgotten after ten minutes.
    return result.error.status === UNAUTHORIZED ? t('code.forgotten') : result.error.message;
  }

  function whereTo() {
    if (!isSent) return t('code.fromApp');
    return noText === null
      ? t('code.sentTo', { digits: phoneLastFour })
      : t('code.notSent', { minutes: noText });
  }

  async function sendInstead() {
    const refusal = await send();
    setProblem(refusal);
    setSent(refusal === undefined);
  }

  return (
    <CodeForm
      // Another code: what was typed of the app's is none of it, and the focus goes to its field.
      key={String(isSent)}
      {...form}
      title={t('code.title')}
      sentTo={whereTo()}
      onSubmit={submit}
      {...(isSent ? { onResend: send } : {})}
      over={over}
      onStartAgain={onBack}
    >
      {over === null && !isSent && phoneLastFour !== '' && (
        <>
          <Button variant="quiet" onPress={() => void sendInstead()}>
            {t('code.textInstead')}
          </Button>
          <div role="alert">{problem && <Banner tone="danger">{problem}</Banner>}</div>
        </>
      )}
      {over === null && children}
      {over === null && (
        <Button variant="quiet" onPress={onBack}>
          {backLabel}
        </Button>
      )}
    </CodeForm>
  );
}
