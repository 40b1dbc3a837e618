import type { ApiResult } from '@reset/remote-sdk';
import { Form, PasswordField, SubmitButton } from '@reset/shared-ui';
import { useState } from 'react';
import * as yup from 'yup';
import { t as say, useMessages } from '#messages.ts';
import { awaitedCode, type AwaitedCode } from '#sent-code/awaited-code.ts';
import { SentCodeForm } from '#sent-code/sent-code-form.tsx';

const passwordSchema = yup.object({
  password: yup.string().required(() => say('signIn.passwordRequired')),
});

interface Proof {
  password: string;
  otpAttempt?: string;
}

interface Props<Reply> {
  submitLabel: string;
  /** Takes something away. */
  isDanger?: boolean;
  /** Asked with the password, and again with a code where the answer awaits one. */
  ask: (proof: Proof) => Promise<ApiResult<Reply>>;
  onAnswered: (reply: Reply) => void;
}

type Step = { step: 'password' } | { step: 'code'; password: string; awaited: AwaitedCode };

/** The password once more, and a code where a second factor is on, before anything of it changes. */
export function ProveFirst<Reply extends Parameters<typeof awaitedCode>[0]>(props: Props<Reply>) {
  const { submitLabel, isDanger = false, ask, onAnswered } = props;
  const t = useMessages();
  const [at, setAt] = useState<Step>({ step: 'password' });

  async function prove(proof: Proof) {
    const result = await ask(proof);
    if (!result.ok) return result.error;
    const awaited = awaitedCode(result.data);
    if (awaited) setAt({ step: 'code', password: proof.password, awaited });
    else onAnswered(result.data);
    return undefined;
  }

  if (at.step === 'password') {
    return (
      <Form
        aria-label={submitLabel}
        initialValues={{ password: '' }}
        validationSchema={passwordSchema}
        onSubmit={prove}
      >
        <PasswordField
          name="password"
          label={t('secondFactor.password')}
          description={t('secondFactor.proveHint')}
          autoComplete="current-password"
        />
        <SubmitButton variant={isDanger ? 'danger' : 'primary'}>{submitLabel}</SubmitButton>
      </Form>
    );
  }
  return (
    <SentCodeForm
      request={{ userId: at.awaited.userId }}
      phoneLastFour={at.awaited.phoneLastFour}
      hasApp={at.awaited.hasApp}
      submitLabel={submitLabel}
      isDanger={isDanger}
      onSubmit={(otpAttempt) => prove({ password: at.password, otpAttempt })}
      canRecover
      backLabel={t('code.back')}
      onBack={() => setAt({ step: 'password' })}
    />
  );
}
