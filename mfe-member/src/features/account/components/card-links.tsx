import type { MemberProfile } from '@reset/remote-sdk';
import { LinkList, type LinkRow, Tile } from '@reset/shared-ui';
import { useMessages } from '#messages.ts';
import { hasPage } from '#navigation/has-page.ts';

interface Props {
  profile: MemberProfile;
}

/** What she can do with her card, for who has one: repay, read its statements, pay by phone. */
export function CardLinks({ profile }: Props) {
  const t = useMessages();
  if (profile.currentCardAccount === null) return null;
  const links: LinkRow[] = [
    { href: '/account/repayments', icon: 'calendar', title: t('account.repayments') },
    { href: '/account/statements', icon: 'file-text', title: t('account.statements') },
  ];
  if (profile.repaymentMethod === 'direct_deposit_flow') {
    links.push({ href: '/account/fbo-account', icon: 'landmark', title: t('account.deposit') });
  }
  if (hasPage('/apply/wallet')) {
    links.push({ href: '/apply/wallet', icon: 'smartphone', title: t('account.wallet') });
  }
  return (
    <Tile title={t('account.card')} padding="none">
      <LinkList links={links} />
    </Tile>
  );
}
