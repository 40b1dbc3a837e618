import type { MemberProfile } from '@reset/remote-sdk';
import { LinkList, Tile } from '@reset/shared-ui';
import { useMessages } from '#messages.ts';
import { hasPage } from '#navigation/has-page.ts';

interface Props {
  profile: MemberProfile;
}

/** What she can do with her card, for who has one: pay by phone. */
export function CardLinks({ profile }: Props) {
  const t = useMessages();
  if (profile.currentCardAccount === null || !hasPage('/apply')) return null;
  return (
    <Tile title={t('account.card')} padding="none">
      <LinkList
        links={[{ href: '/apply?reveal=true', icon: 'smartphone', title: t('account.wallet') }]}
      />
    </Tile>
  );
}
