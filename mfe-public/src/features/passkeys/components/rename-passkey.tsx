import { passkeysQuery, type Passkey } from '@reset/remote-sdk/passkeys';
import { Banner, Form, SubmitButton, TextField } from '@reset/shared-ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { renamePasskey } from '../api/passkeys.ts';
import { nameSchema } from '../model/name-form.ts';
import { useMessages } from '../passkeys-messages.ts';

interface Props {
  passkey: Passkey;
}

/** Another name for a passkey. */
export function RenamePasskey({ passkey: { id, name } }: Props) {
  const t = useMessages();
  const client = useQueryClient();
  const [saved, setSaved] = useState<string | null>(null);

  async function submit(values: { name: string }) {
    const result = await renamePasskey(id, { name: values.name.trim() });
    if (!result.ok) return result.error;
    await client.invalidateQueries({ queryKey: passkeysQuery.queryKey });
    setSaved(values.name);
    return undefined;
  }

  return (
    <Form
      aria-label={t('renameForm')}
      initialValues={{ name }}
      validationSchema={nameSchema}
      onSubmit={submit}
    >
      {(values) => (
        <>
          <TextField name="name" label={t('name')} description={t('nameHint')} autoComplete="off" />
          <SubmitButton>{t('rename')}</SubmitButton>
          <div role="status">
            {saved === values.name && <Banner tone="success">{t('renamed')}</Banner>}
          </div>
        </>
      )}
    </Form>
  );
}
