import { announce } from '@reset/remote-sdk';
import { Banner, CheckboxField, Form, Stack, SubmitButton, Text, Tile } from '@reset/shared-ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  choosePush,
  pushSettingsQuery,
  type PushChoices,
  type PushSettings,
} from '../api/push-settings.ts';
import { useMessages } from '../push-notifications-messages.ts';

interface Props {
  settings: PushSettings;
}

/** What she is told by push: three choices, sent together. */
export function PushChoicesForm({ settings }: Props) {
  const t = useMessages();
  const client = useQueryClient();
  const [isSaved, setSaved] = useState(false);

  async function submit(choices: PushChoices) {
    const result = await choosePush(choices);
    if (!result.ok) return result.error;
    client.setQueryData(pushSettingsQuery.queryKey, result.data);
    setSaved(true);
    announce(t('saved'));
    return undefined;
  }

  const { payday, lowBalance, declinedPurchase } = settings;
  return (
    <Tile title={t('choices')}>
      <Stack gap={16}>
        <Text>{t('choicesText')}</Text>
        {isSaved && <Banner tone="success">{t('saved')}</Banner>}
        <Form<PushChoices>
          aria-label={t('choices')}
          initialValues={{ declinedPurchase, payday, lowBalance }}
          onSubmit={submit}
          onChange={() => setSaved(false)}
        >
          {CHOICES.map((name) => (
            <CheckboxField key={name} name={name} label={t(name)} description={t(`${name}Text`)} />
          ))}
          <SubmitButton>{t('save')}</SubmitButton>
        </Form>
      </Stack>
    </Tile>
  );
}

const CHOICES = ['declinedPurchase', 'payday', 'lowBalance'] as const;
