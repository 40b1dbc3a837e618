import { profileQuery, type MemberProfile } from '@reset/remote-sdk';
import { cancellationRequest } from '@reset/remote-sdk/tab-storage';
import { QueryPanel, Skeleton, SkeletonText, VisuallyHidden } from '@reset/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { isSessionOver } from '#sign-in-first/sign-in-first.tsx';
import { standingQuery } from '../api/get-standing.ts';
import { useMessages } from '../application-cancelled-messages.ts';
import { Cancelled } from './cancelled.tsx';
import { NoApplication, OpenApplication, Visitor } from './not-cancelled.tsx';
import styles from './words.module.css';

/** How often it is asked whether what was requested is done. */
const POLL_MS = 2_000;

/** How the application of who is signed in stands: that it is cancelled is said where it is. */
export function OwnApplication() {
  const t = useMessages();
  const profile = useQuery(profileQuery);
  if (isSessionOver(profile.error)) return <Visitor />;
  return (
    <>
      {!profile.data && <Heading />}
      <QueryPanel query={profile} failure={t('failed')} loading={<Loading />} isBoxed>
        {(hers) => <Standing profile={hers} />}
      </QueryPanel>
    </>
  );
}

function Standing({ profile }: { profile: MemberProfile }) {
  const t = useMessages();
  const request = cancellationRequest(profile.id);
  const isRequested = request.read() !== null;
  const standing = useQuery({ ...standingQuery, refetchInterval: isRequested && POLL_MS });
  const isDone = standing.data === 'cancelled';
  useEffect(() => {
    if (isDone) request.forget();
  });
  if (isDone || isRequested) return <Cancelled profile={profile} />;
  return (
    <>
      {!standing.data && <Heading />}
      <QueryPanel query={standing} failure={t('failed')} loading={<Loading />} isBoxed>
        {(stands) => (stands === 'open' ? <OpenApplication /> : <NoApplication />)}
      </QueryPanel>
    </>
  );
}

/** The page's, while it is not known how her application stands. */
function Heading() {
  const t = useMessages();
  return <VisuallyHidden as="h1">{t('heading')}</VisuallyHidden>;
}

function Loading() {
  const t = useMessages();
  return (
    <div className={styles.words}>
      <Skeleton label={t('loading')}>
        <SkeletonText />
      </Skeleton>
    </div>
  );
}
