import { profileQuery } from '@reset/remote-sdk';
import { PageLayout, QueryPanel } from '@reset/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useMessages } from '../activation-messages.ts';
import { CardActivation } from '../components/card-activation.tsx';
import { CardIsActive, CardIsActiveSkeleton } from '../components/card-is-active.tsx';
import { NoCard } from '../components/no-card.tsx';

/** Where a card that came by mail is switched on; the thanks for it once it is. */
export function ActivatePage() {
  const t = useMessages();
  // The issuer's address is good for minutes: one of an earlier page may be over.
  const profile = useQuery({ ...profileQuery, refetchOnMount: 'always' });
  const [isDone, setDone] = useState(false);

  function finish() {
    setDone(true);
    void profile.refetch();
  }

  async function askAgain() {
    const { data } = await profile.refetch();
    return data?.currentCardAccount?.activateUrl ?? null;
  }

  return (
    <PageLayout title={t('title')}>
      {profile.isFetchedAfterMount ? (
        <QueryPanel query={profile} failure={t('failed')} isBoxed>
          {({ currentCardAccount }) => {
            if (!currentCardAccount) return <NoCard />;
            const address = currentCardAccount.activateUrl;
            if (isDone || address === null) return <CardIsActive takesFocus={isDone} />;
            return <CardActivation address={address} onActivated={finish} onRetry={askAgain} />;
          }}
        </QueryPanel>
      ) : (
        <CardIsActiveSkeleton />
      )}
    </PageLayout>
  );
}
