import { Tile, TextLink } from '@reset/shared-ui';
import type { MemberProfile } from '@reset/remote-sdk';
import { useMessages } from '#messages.ts';

interface Props {
  profile: MemberProfile;
}

/** The ways to what a member can set; without a phone number, the way to giving one. */
export function Settings({ profile }: Props) {
  const t = useMessages();
  const hasPhone = profile.phoneNumber !== null;
  return (
    <Tile title={t('account.settings')}>
      {hasPhone ? (
        <TextLink href="/account/security">{t('security.title')}</TextLink>
      ) : (
        <TextLink href="/users/second_factor">{t('security.twoFactor')}</TextLink>
      )}
    </Tile>
  );
}
