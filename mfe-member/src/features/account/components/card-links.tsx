import type { MemberProfile } from '@reset/remote-sdk';
import type { LinkRow } from '@reset/shared-ui';
import { hasPage } from '#navigation/has-page.ts';
import { useMessages } from '../account-messages.ts';
import { LinksTile } from './links-tile.tsx';

const APPLICATION = '/apply';
const WALLET = '/apply/wallet';

interface Props {
  profile: MemberProfile;
}

/** What can be done with a card, for who has one or may have one. */
export function CardLinks({ profile }: Props) {
  const t = useMessages();
  const { currentCardAccount: account, eligibleForCard, hasFboAccount } = profile;
  if (account === null && !eligibleForCard) return null;
  const deposit: LinkRow = {
    href: '/account/fbo-account',
    icon: 'landmark',
    title: t('deposit'),
  };
  const apply: LinkRow = { href: APPLICATION, icon: 'credit-card', title: t('apply') };
  const withCard: LinkRow[] = [
    { href: '/account/repayments', icon: 'calendar', title: t('repayments') },
    { href: '/account/statements', icon: 'file-text', title: t('statements') },
  ];
  const replace: LinkRow = {
    href: '/account/replace-card',
    icon: 'credit-card',
    title: t('replace'),
  };
  const wallet: LinkRow = { href: WALLET, icon: 'smartphone', title: t('wallet') };
  const hasPhysicalCard = account?.cards.some(({ form }) => form === 'PHYSICAL') ?? false;
  const links = [
    ...(account ? withCard : []),
    ...(hasPhysicalCard ? [replace] : []),
    ...(!account && hasPage(APPLICATION) ? [apply] : []),
    ...(hasFboAccount ? [deposit] : []),
    ...(account && hasPage(WALLET) ? [wallet] : []),
  ];
  return links.length > 0 && <LinksTile title={t('card')} links={links} />;
}
