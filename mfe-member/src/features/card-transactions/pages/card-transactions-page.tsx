import { profileQuery } from '@reset/remote-sdk';
import { Banner, EmptyState, PageLayout, QueryPanel, TextLink, Tile } from '@reset/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { BelowNextStep, useHasCardOffer } from '#features/card-application/card-application.ts';
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
  const hasOffer = useHasCardOffer(profile.data);
  const isOfBenefits = profile.data?.currentCardAccount === null && hasOffer;
  return (
    <PageLayout title={t(isOfBenefits ? 'transactions.benefits' : 'transactions.title')}>
      {isGone && (
        <Banner tone="info" title={said('gone')}>
          <p>{said('goneText')}</p>
        </Banner>
      )}
      <BelowNextStep loading={<CardPanelsSkeleton />}>
        <QueryPanel query={profile} failure={t('account.failed')} isBoxed>
          {({ currentCardAccount, eligibleForCard }) => {
            if (currentCardAccount) return <CardPanels account={currentCardAccount} />;
            return hasOffer ? <CardBenefits isEligible={eligibleForCard} /> : <NoCard />;
          }}
        </QueryPanel>
      </BelowNextStep>
    </PageLayout>
  );
}

/** For who came for her taxes by a partner that offers no card after them. */
function NoCard() {
  const said = useTransactionMessages();
  return (
    <Tile>
      <EmptyState
        message={said('noCard')}
        action={
          <TextLink href="/tax-return" variant="secondary">
            {said('seeReturn')}
          </TextLink>
        }
      />
    </Tile>
  );
}
