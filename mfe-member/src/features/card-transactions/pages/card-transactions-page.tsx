import { profileQuery } from '@reset/remote-sdk';
import { Banner, PageLayout, QueryPanel } from '@reset/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { BelowNextStep } from '#features/card-application/card-application.ts';
import { useMessages } from '#messages.ts';
import { CardBenefits } from '../components/card-benefits.tsx';
import { CardPanels, CardPanelsSkeleton } from '../components/card-panels.tsx';
import { saysGone } from '../model/gone.ts';
import { useTransactionMessages } from '../transaction-messages.ts';

export function CardTransactionsPage() {
  const t = useMessages();
  const profile = useQuery(profileQuery);
  const said = useTransactionMessages();
  const isGone = saysGone(useLocation().state);
  const hasNoCard = profile.data?.currentCardAccount === null;
  return (
    <PageLayout title={t(hasNoCard ? 'transactions.benefits' : 'transactions.title')}>
      {isGone && (
        <Banner tone="info" title={said('gone')}>
          <p>{said('goneText')}</p>
        </Banner>
      )}
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
