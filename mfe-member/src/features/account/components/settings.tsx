import type { MemberProfile } from '@reset/remote-sdk';
import type { LinkRow } from '@reset/shared-ui';
import { useMessages } from '../account-messages.ts';
import { LinksTile } from './links-tile.tsx';

interface Props {
  profile: MemberProfile;
}

/** The ways to what a member can set; what needs a phone number stands there for who has one. */
export function Settings({ profile }: Props) {
  const t = useMessages();
  const personalInfo: LinkRow = {
    href: '/account/personal-info',
    icon: 'user',
    title: t('personalInfo'),
  };
  const password: LinkRow = {
    href: '/users/password/change',
    icon: 'lock',
    title: t('password'),
  };
  const notifications: LinkRow = {
    href: '/account/notifications',
    icon: 'bell',
    title: t('notifications'),
  };
  const data: LinkRow = { href: '/users/your_data', icon: 'file-text', title: t('data') };
  const ofPhone: LinkRow[] = [
    { href: '/account/security', icon: 'shield-check', title: t('security') },
    { href: '/account/text-message-settings', icon: 'smartphone', title: t('texts') },
  ];
  // Without a number, the way to giving one.
  const withoutPhone: LinkRow = {
    href: '/users/second_factor',
    icon: 'shield-check',
    title: t('twoFactor'),
    value: t(profile.mfaEnabled ? 'on' : 'off'),
  };
  return (
    <LinksTile
      title={t('settings')}
      links={[
        personalInfo,
        ...(profile.phoneNumber === null ? [withoutPhone] : ofPhone),
        notifications,
        password,
        data,
      ]}
    />
  );
}
