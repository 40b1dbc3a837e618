import { passkeysQuery, type Passkey } from '@reset/remote-sdk/passkeys';
import { Banner, Stack, TextLink } from '@reset/shared-ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { StepHeading } from '#stages/step-heading.tsx';
import { useHasSecurityPage } from '#way-back/use-has-security-page.ts';
import { WayBack } from '#way-back/way-back.tsx';
import { sayDates } from '../model/say-dates.ts';
import { useMessages } from '../passkeys-messages.ts';
import { RemovePasskey } from './remove-passkey.tsx';
import { RenamePasskey } from './rename-passkey.tsx';

interface Props {
  /** undefined: she has none of this id. */
  passkey: Passkey | undefined;
}

/** A passkey, its name, and the way to be rid of it. */
export function OnePasskey({ passkey }: Props) {
  const t = useMessages();
  const client = useQueryClient();
  const [isRemoved, setRemoved] = useState(false);
  // Where her sessions are listed.
  const hasSecurityPage = useHasSecurityPage();

  async function showRemoved() {
    setRemoved(true);
    await client.invalidateQueries({ queryKey: passkeysQuery.queryKey });
  }

  if (isRemoved) {
    return (
      <Stack gap={20}>
        <Banner tone="success">
          <StepHeading>{t('removed')}</StepHeading>
          <p>{t('removedText')}</p>
        </Banner>
        {hasSecurityPage && (
          <p>
            {t('removedSessions')} <TextLink href="/account/security">{t('security')}</TextLink>
          </p>
        )}
        <ToAll />
      </Stack>
    );
  }
  if (!passkey) {
    return (
      <Stack gap={20}>
        <h2>{t('gone')}</h2>
        <p>{t('goneText')}</p>
        <ToAll />
      </Stack>
    );
  }
  return (
    <Stack gap={24}>
      <p>{sayDates(passkey)}</p>
      <RenamePasskey passkey={passkey} />
      <RemovePasskey id={passkey.id} onRemoved={showRemoved} />
      <p>
        <TextLink href="/users/passkeys">{t('all')}</TextLink>
      </p>
      <WayBack />
    </Stack>
  );
}

function ToAll() {
  const t = useMessages();
  return (
    <>
      <div>
        <TextLink href="/users/passkeys" variant="button">
          {t('all')}
        </TextLink>
      </div>
      <WayBack />
    </>
  );
}
