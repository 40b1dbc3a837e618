import type { ApiError } from '@reset/remote-sdk';
import { makePasskey, type RegistrationOptions } from '@reset/remote-sdk/passkeys';
import { Form, Stack, SubmitButton, TextField, type FormRefusal } from '@reset/shared-ui';
import { useState } from 'react';
import { StartAgain } from '#prove-first/start-again.tsx';
import { StepHeading } from '#stages/step-heading.tsx';
import { addPasskey } from '../api/passkeys.ts';
import { nameSchema } from '../model/name-form.ts';
import { suggestName } from '../model/suggest-name.ts';
import { useMessages } from '../passkeys-messages.ts';

interface Props {
  options: RegistrationOptions;
  onAdded: () => Promise<void>;
  onStartAgain: () => void;
}

/** A name, and then the browser's own window. What that made serves one answer of the server's. */
export function CreatePasskey({ options, onAdded, onStartAgain }: Props) {
  const t = useMessages();
  const [over, setOver] = useState<string | null>(null);

  async function submit({ name }: { name: string }): Promise<ApiError | FormRefusal | undefined> {
    const made = await makePasskey(options);
    // Nothing has happened, and the focus is on the button again.
    if (made.is === 'cancelled') return undefined;
    if (made.is !== 'done') return { message: t(made.is), errors: {} };
    const result = await addPasskey({ name: name.trim(), credential: made.made });
    if (!result.ok) {
      if (!result.error.errors['name']) setOver(result.error.message);
      return result.error;
    }
    await onAdded();
    return undefined;
  }

  if (over !== null) return <StartAgain why={over} onStartAgain={onStartAgain} />;
  return (
    <Stack gap={20}>
      <StepHeading>{t('nameHeading')}</StepHeading>
      <p>{t('nameText')}</p>
      <Form
        aria-label={t('nameHeading')}
        initialValues={{ name: suggestName(navigator.userAgent) }}
        validationSchema={nameSchema}
        onSubmit={submit}
      >
        <TextField name="name" label={t('name')} description={t('nameHint')} autoComplete="off" />
        <SubmitButton>{t('create')}</SubmitButton>
      </Form>
    </Stack>
  );
}
