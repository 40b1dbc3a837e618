import { profileQuery } from '@reset/remote-sdk';
import { PageLayout, QueryPanel } from '@reset/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { Navigate } from 'react-router';
import { ChoiceSkeleton } from '#results/choice-skeleton.tsx';
import { ReplaceCard } from '../components/replace-card.tsx';
import { useMessages } from '../replace-card-messages.ts';

/** /account/replace-card, for who has a card account. */
export function ReplaceCardPage() {
  const t = useMessages();
  const profile = useQuery(profileQuery);
  return (
    <PageLayout title={t('title')}>
      <QueryPanel query={profile} failure={t('failed')} loading={<ChoiceSkeleton />} isBoxed>
        {({ currentCardAccount: account }) =>
          account === null ? (
            <Navigate to="/dashboard" replace />
          ) : (
            <ReplaceCard account={account} />
          )
        }
      </QueryPanel>
    </PageLayout>
  );
}
