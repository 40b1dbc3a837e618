import { passkeysQuery, type RegistrationOptions } from '@reset/remote-sdk/passkeys';
import { Banner, Stack, TextLink } from '@reset/shared-ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ProveFirst } from '#prove-first/prove-first.tsx';
import { StepHeading } from '#stages/step-heading.tsx';
import { WayBack } from '#way-back/way-back.tsx';
import { askForRegistration } from '../api/passkeys.ts';
import { useMessages } from '../passkeys-messages.ts';
import { CreatePasskey } from './create-passkey.tsx';

type Step =
  | { step: 'prove' }
  | { step: 'create'; options: RegistrationOptions }
  | { step: 'added' };

/** From the password by way of the browser's own window to a passkey. */
export function AddPasskey() {
  const t = useMessages();
  const client = useQueryClient();
  const [at, setAt] = useState<Step>({ step: 'prove' });

  async function showAdded() {
    await client.invalidateQueries({ queryKey: passkeysQuery.queryKey });
    setAt({ step: 'added' });
  }

  switch (at.step) {
    case 'prove':
      return (
        <>
          <p>{t('addText')}</p>
          <ProveFirst
            submitLabel={t('continue')}
            ask={askForRegistration}
            onAnswered={({ options }) => options && setAt({ step: 'create', options })}
          />
          <WayBack />
        </>
      );
    case 'create':
      return (
        <>
          <CreatePasskey
            options={at.options}
            onAdded={showAdded}
            onStartAgain={() => setAt({ step: 'prove' })}
          />
          <WayBack />
        </>
      );
    case 'added':
      return (
        <Stack gap={20}>
          <Banner tone="success">
            <StepHeading>{t('added')}</StepHeading>
            <p>{t('addedText')}</p>
          </Banner>
          <div>
            <TextLink href="/users/passkeys" variant="button">
              {t('all')}
            </TextLink>
          </div>
          <WayBack />
        </Stack>
      );
  }
}
