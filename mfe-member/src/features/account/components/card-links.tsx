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
  const hasCard = account !== null;
  if (!hasCard && !eligibleForCard) return null;
  const hasPlastic = hasCard && account.cards.some(({ form }) => form === 'PHYSICAL');
  const rows: [isShown: boolean, row: LinkRow][] = [
    [hasCard, { href: '/account/repayments', icon: 'calendar', title: t('repayments') }],
    [hasCard, { href: '/account/statements', icon: 'file-text', title: t('statements') }],
    [hasCard, { href: '/account/freeze-card', icon: 'lock', title: t('freeze') }],
    [hasPlastic, { href: '/account/replace-card', icon: 'credit-card', title: t('replace') }],
    [
      !hasCard && hasPage(APPLICATION),
      { href: APPLICATION, icon: 'credit-card', title: t('apply') },
    ],
    [hasFboAccount, { href: '/account/fbo-account', icon: 'landmark', title: t('deposit') }],
    [hasCard && hasPage(WALLET), { href: WALLET, icon: 'smartphone', title: t('wallet') }],
  ];
  const links = rows.filter(([isShown]) => isShown).map(([, row]) => row);
  return links.length > 0 && <LinksTile title={t('card')} links={links} />;
}
