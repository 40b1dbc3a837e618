import { profileQuery } from '@reset/remote-sdk';
import { isFirstLoad, PageLayout, QueryPanel, Spinner } from '@reset/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { useMessages } from '#messages.ts';
import { CardBenefits } from '../components/card-benefits.tsx';
import { CardPanels } from '../components/card-panels.tsx';

export function CardTransactionsPage() {
  const t = useMessages();
  const profile = useQuery(profileQuery);
  if (isFirstLoad(profile)) return <Spinner size="page" />;
  const hasNoCard = profile.data?.currentCardAccount === null;
  return (
    <PageLayout title={t(hasNoCard ? 'transactions.benefits' : 'transactions.title')}>
      <QueryPanel query={profile} failure={t('account.failed')} isBoxed>
        {({ currentCardAccount, eligibleForCard }) =>
          currentCardAccount ? (
            <CardPanels account={currentCardAccount} />
          ) : (
            <CardBenefits isEligible={eligibleForCard} />
          )
        }
      </QueryPanel>
    </PageLayout>
  );
}
