import { isFirstLoad, Skeleton, type LinkRow } from '@reset/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { hasPage } from '#navigation/has-page.ts';
import { useMessages } from '../account-messages.ts';
import { incomeTaxReturnsQuery } from '../api/get-income-tax-returns.ts';
import { LinksSkeleton, LinksTile } from './links-tile.tsx';

const TAX_RETURNS = '/tax-return';

/** Where a member finds what she agreed to, what she filed, and answers. */
export function Support() {
  const t = useMessages();
  const isPage = hasPage(TAX_RETURNS);
  const returns = useQuery({ ...incomeTaxReturnsQuery, enabled: isPage });
  if (isPage && isFirstLoad(returns)) {
    return (
      <Skeleton>
        <LinksSkeleton title={t('support')} count={4} />
      </Skeleton>
    );
  }
  const taxReturns: LinkRow = { href: TAX_RETURNS, icon: 'receipt-text', title: t('taxReturns') };
  const hasReturns = (returns.data?.incomeTaxReturns.length ?? 0) > 0;
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
