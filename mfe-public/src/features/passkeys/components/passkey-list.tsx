import { isPasskeySupported, type Passkey } from '@reset/remote-sdk/passkeys';
import { LinkList, Stack, TextLink, Tile } from '@reset/shared-ui';
import { WayBack } from '#way-back/way-back.tsx';
import { sayDates } from '../model/say-dates.ts';
import { useMessages } from '../passkeys-messages.ts';

const MAX_PASSKEYS = 10;

interface Props {
  passkeys: Passkey[];
}

/** All of hers, each a way to its page, and the way to another. */
export function PasskeyList({ passkeys }: Props) {
  const t = useMessages();
  return (
    <Stack gap={24}>
      {passkeys.length > 0 ? (
        <Tile padding="none">
          <LinkList
            links={passkeys.map((passkey) => ({
              href: `/users/passkeys/${passkey.id}`,
              icon: 'key',
              title: passkey.name,
              note: sayDates(passkey),
            }))}
          />
        </Tile>
      ) : (
        <p>{t('none')}</p>
      )}
      <AddLink hasRoom={passkeys.length < MAX_PASSKEYS} />
      <WayBack />
    </Stack>
  );
}

function AddLink({ hasRoom }: { hasRoom: boolean }) {
  const t = useMessages();
  if (!hasRoom) return <p>{t('full')}</p>;
  if (!isPasskeySupported()) return <p>{t('unsupported')}</p>;
  return (
    <div>
      <TextLink href="/users/passkeys/add" variant="button">
        {t('add')}
      </TextLink>
    </div>
  );
}
