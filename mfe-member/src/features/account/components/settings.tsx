import type { MemberProfile } from '@reset/remote-sdk';
import { LinkList, Tile, type LinkRow } from '@reset/shared-ui';
import { useMessages } from '#messages.ts';

interface Props {
  profile: MemberProfile;
}

/** The ways to what a member can set; without a phone number, the way to giving one. */
export function Settings({ profile }: Props) {
  const t = useMessages();
  const isOn = t(profile.mfaEnabled ? 'security.on' : 'security.off');
  const links: LinkRow[] = [
    profile.phoneNumber === null
      ? {
          href: '/users/second_factor',
          icon: 'shield-check',
          title: t('security.twoFactor'),
          value: isOn,
        }
      : { href: '/account/security', icon: 'shield-check', title: t('security.title') },
    { href: '/users/password/change', icon: 'lock', title: t('security.changePassword') },
  ];
  return (
    <Tile title={t('account.settings')} padding="none">
      <LinkList links={links} />
    </Tile>
  );
}
