import { announce, saveFile, type ApiError } from '@reset/remote-sdk';
import { Banner, Form, PasswordField, SubmitButton, type FormRefusal } from '@reset/shared-ui';
import { useState } from 'react';
import { useMessages as useCodeMessages } from '#messages.ts';
import { awaitedCode, type AwaitedCode } from '#sent-code/awaited-code.ts';
import { SentCodeForm } from '#sent-code/sent-code-form.tsx';
import { StepHeading } from '#stages/step-heading.tsx';
import { exportData } from '../api/export-data.ts';
import { useMessages } from '../data-export-messages.ts';

type Step =
  | { step: 'password' }
  | { step: 'code'; currentPassword: string; awaited: AwaitedCode }
  | { step: 'done' };

/** From the password, by way of a code where a second factor is on, to the file. */
export function DataExport() {
  const t = useMessages();
  const ofCode = useCodeMessages();
  const [at, setAt] = useState<Step>({ step: 'password' });

  async function take(currentPassword: string, otpAttempt?: string): Promise<ApiError | undefined> {
    const result = await exportData({
      currentPassword,
      ...(otpAttempt === undefined ? {} : { otpAttempt }),
    });
    if (!result.ok) return result.error;
    const awaited = result.data instanceof File ? null : awaitedCode(result.data);
    if (result.data instanceof File) saveFile(result.data, result.data.name);
    if (!awaited) announce(t('done'));
    setAt(awaited ? { step: 'code', currentPassword, awaited } : { step: 'done' });
    return undefined;
  }

  async function submit({
    currentPassword,
  }: {
    currentPassword: string;
  }): Promise<FormRefusal | undefined> {
    if (currentPassword !== '') return take(currentPassword);
    const missing = t('passwordRequired');
    return { message: missing, errors: { currentPassword: [missing] } };
  }

  switch (at.step) {
    case 'password':
      return (
        <Form aria-label={t('form')} initialValues={{ currentPassword: '' }} onSubmit={submit}>
          <p>{t('inIt')}</p>
          <p>{t('notInIt')}</p>
          <p>{t('careful')}</p>
          <PasswordField
            name="currentPassword"
            label={t('password')}
            autoComplete="current-password"
          />
          <SubmitButton>{t('submit')}</SubmitButton>
        </Form>
      );
    case 'code':
      return (
        <SentCodeForm
          request={{ userId: at.awaited.userId }}
          phoneLastFour={at.awaited.phoneLastFour}
          hasApp={at.awaited.hasApp}
          noTextForMinutes={at.awaited.noTextForMinutes}
          submitLabel={t('submit')}
          onSubmit={(otpAttempt) => take(at.currentPassword, otpAttempt)}
          canRecover
          backLabel={ofCode('code.back')}
          onBack={() => setAt({ step: 'password' })}
        />
      );
    case 'done':
      return (
        <Banner tone="success">
          <StepHeading>{t('done')}</StepHeading>
          <p>{t('doneText')}</p>
        </Banner>
      );
  }
}
