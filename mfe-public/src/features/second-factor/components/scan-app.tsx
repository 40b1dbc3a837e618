import { codeOver } from '@reset/remote-sdk/second-factor';
import { CodeField, CopyButton, Form, Stack, SubmitButton } from '@reset/shared-ui';
import { useState } from 'react';
import { useMessages } from '#messages.ts';
import { StartAgain } from '#prove-first/start-again.tsx';
import { StepHeading } from '#stages/step-heading.tsx';
import { turnOnApp } from '../api/authenticator-app.ts';
import { appCodeSchema } from '../model/app-code-form.ts';
import { QrCode } from './qr-code.tsx';
import styles from './scan-app.module.css';

interface Props {
  /** What the app reads, as the address in the picture and as the key to be typed. */
  uri: string;
  appKey: string;
  onEnabled: (recoveryCodes: string[]) => void;
  /** It took too long, or too many codes were wrong. */
  onStartAgain: () => void;
}

/** An app takes the key, and shows by its first code that it has it. */
export function ScanApp({ uri, appKey, onEnabled, onStartAgain }: Props) {
  const t = useMessages();
  const [over, setOver] = useState<string | null>(null);

  async function submit({ otpAttempt }: { otpAttempt: string }) {
    const result = await turnOnApp({ otpAttempt });
    if (result.ok) {
      onEnabled(result.data.recoveryCodes ?? []);
      return undefined;
    }
    setOver(codeOver(result.error));
    return result.error;
  }

  if (over !== null) return <StartAgain why={over} onStartAgain={onStartAgain} />;
  return (
    <Stack gap={20}>
      <StepHeading>{t('app.scan')}</StepHeading>
      <p>{t('app.scanText')}</p>
      <QrCode text={uri} label={t('app.picture')} />
      <p className={styles.here}>
        <a className={styles.open} href={uri}>
          {t('app.openHere')}
        </a>
      </p>
      <Stack gap={8}>
        <p>{t('app.typeKey')}</p>
        <p className={styles.key}>{inFours(appKey)}</p>
        <CopyButton text={appKey} />
      </Stack>
      <Form
        aria-label={t('app.scan')}
        initialValues={{ otpAttempt: '' }}
        validationSchema={appCodeSchema}
        onSubmit={submit}
      >
        <CodeField name="otpAttempt" label={t('app.code')} description={t('app.codeHint')} />
        <SubmitButton>{t('secondFactor.turnOn')}</SubmitButton>
      </Form>
    </Stack>
  );
}

/** As people copy it: apps pass over the spaces. */
const inFours = (key: string): string => key.replaceAll(/(.{4})(?=.)/g, '$1 ');
