import { profileQuery } from '@reset/remote-sdk';
import { PageLayout, QueryPanel } from '@reset/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { Navigate } from 'react-router';
import { ChoiceSkeleton } from '#results/choice-skeleton.tsx';
import { cardFreezeQuery } from '../api/card-freeze.ts';
import { FreezeControl } from '../components/freeze-control.tsx';
import { useMessages } from '../freeze-card-messages.ts';

/** /account/freeze-card, for who has a card account. */
export function FreezeCardPage() {
  const t = useMessages();
  const profile = useQuery(profileQuery);
  const freeze = useQuery(cardFreezeQuery);
  const account = profile.data?.currentCardAccount;
  if (account === null) return <Navigate to="/dashboard" replace />;
  return (
    <PageLayout title={t('title')}>
      <QueryPanel query={profile} failure={t('failed')} loading={<ChoiceSkeleton />} isBoxed>
        {() =>
          account && (
            <QueryPanel query={freeze} failure={t('failed')} loading={<ChoiceSkeleton />} isBoxed>
              {(found) => <FreezeControl freeze={found} account={account} />}
            </QueryPanel>
          )
        }
      </QueryPanel>
    </PageLayout>
  );
}
