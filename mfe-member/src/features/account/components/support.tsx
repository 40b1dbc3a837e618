import { isFirstLoad, Skeleton, type LinkRow } from '@reset/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { taxReturnsQuery } from '#features/tax-return/tax-return.ts';
import { useMessages } from '../account-messages.ts';
import { LinksSkeleton, LinksTile } from './links-tile.tsx';

/** Where a member finds what she agreed to, what she filed, and answers. */
export function Support() {
  const t = useMessages();
  const returns = useQuery(taxReturnsQuery);
  if (isFirstLoad(returns)) {
    return (
      <Skeleton>
        <LinksSkeleton title={t('support')} count={4} />
      </Skeleton>
    );
  }
  const taxReturns: LinkRow = { href: '/tax-return', icon: 'receipt-text', title: t('taxReturns') };
  const hasReturns = (returns.data?.length ?? 0) > 0;
  return (
    <LinksTile
      title={t('support')}
      links={[
        ...(hasReturns ? [taxReturns] : []),
        { href: '/account/documents', icon: 'file-text', title: t('documents') },
        { href: '/account/user-faqs', icon: 'circle-help', title: t('faqs') },
        { href: '/account/manage-account', icon: 'user', title: t('manage') },
      ]}
    />
  );
}
