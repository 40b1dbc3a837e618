import { profileQuery } from '@reset/remote-sdk';
import { PageLayout, QueryPanel } from '@reset/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { BelowNextStep } from '#features/card-application/card-application.ts';
import { useMessages } from '#messages.ts';
import { CardBenefits } from '../components/card-benefits.tsx';
import { CardPanels, CardPanelsSkeleton } from '../components/card-panels.tsx';

export function CardTransactionsPage() {
  const t = useMessages();
  const profile = useQuery(profileQuery);
  const hasNoCard = profile.data?.currentCardAccount === null;
  return (
    <PageLayout title={t(hasNoCard ? 'transactions.benefits' : 'transactions.title')}>
      <BelowNextStep loading={<CardPanelsSkeleton />}>
        <QueryPanel query={profile} failure={t('account.failed')} isBoxed>
          {({ currentCardAccount, eligibleForCard }) =>
            currentCardAccount ? (
              <CardPanels account={currentCardAccount} />
            ) : (
              <CardBenefits isEligible={eligibleForCard} />
            )
          }
        </QueryPanel>
      </BelowNextStep>
    </PageLayout>
  );
}
