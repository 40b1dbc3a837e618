import { useFullNavigation, type ApiError } from '@reset/remote-sdk';
import { Banner, Stack } from '@reset/shared-ui';
import { useState } from 'react';
import { useMessages } from '#messages.ts';
import { awaitedCode, type AwaitedCode } from '#sent-code/awaited-code.ts';
import { SentCodeForm } from '#sent-code/sent-code-form.tsx';
import { StepHeading } from '#stages/step-heading.tsx';
import { WayBack } from '#way-back/way-back.tsx';
import { changePassword } from '../api/change-password.ts';
import { passwordRefusal } from '../model/password-refusal.ts';
import type { PasswordOwner } from '../model/strength.ts';
import { NewPasswordForm, type NewPassword } from './new-password-form.tsx';

interface Props {
  owner: PasswordOwner;
}

type Step =
  | { step: 'passwords' }
  | { step: 'code'; chosen: NewPassword; awaited: AwaitedCode }
  | { step: 'done' };

/** From the two passwords, by way of a code where a second factor is on, to the new one. */
export function ChangePassword({ owner }: Props) {
  const t = useMessages();
  const [at, setAt] = useState<Step>({ step: 'passwords' });
  // The session is another from then on, and with it the page's CSRF token.
  useFullNavigation(at.step === 'done');

  async function change(chosen: NewPassword, otpAttempt?: string): Promise<ApiError | undefined> {
    const { password, currentPassword = '', score } = chosen;
    const result = await changePassword({
      currentPassword,
      user: { password },
      ...(score === undefined ? {} : { score }),
      ...(otpAttempt === undefined ? {} : { otpAttempt }),
    });
    if (!result.ok) return result.error;
    const awaited = awaitedCode(result.data);
    setAt(awaited ? { step: 'code', chosen, awaited } : { step: 'done' });
    return undefined;
  }

  async function submit(chosen: NewPassword) {
    const error = await change(chosen);
    return error && passwordRefusal(error);
  }

  switch (at.step) {
    case 'passwords':
      return (
        <>
          <NewPasswordForm owner={owner} asksCurrent onSubmit={submit} />
          <WayBack />
        </>
      );
    case 'code':
      return (
        <>
          <SentCodeForm
            request={{ userId: at.awaited.userId }}
            phoneLastFour={at.awaited.phoneLastFour}
            hasApp={at.awaited.hasApp}
            noTextForMinutes={at.awaited.noTextForMinutes}
            submitLabel={t('password.set')}
            onSubmit={(otpAttempt) => change(at.chosen, otpAttempt)}
            canRecover
            backLabel={t('code.back')}
            onBack={() => setAt({ step: 'passwords' })}
          />
          <WayBack />
        </>
      );
    case 'done':
      return (
        <Stack gap={20}>
          <Banner tone="success">
            <StepHeading>{t('password.changed')}</StepHeading>
            <p>{t('password.changedText')}</p>
          </Banner>
          <WayBack variant="button" />
        </Stack>
      );
  }
}
