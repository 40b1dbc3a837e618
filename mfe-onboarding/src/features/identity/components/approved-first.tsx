import { Skeleton, Tile } from '@reset/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState, type ReactNode } from 'react';
import { identityStatusQuery } from '../api/get-identity-status.ts';
import { useMessages } from '../identity-messages.ts';
import { stageOf } from '../model/identity-stage.ts';
import { reviewOf } from '../model/review.ts';
import { Approved } from './approved.tsx';

interface Props {
  userId: string;
  /** What comes after her being approved. */
  children: ReactNode;
}

/** Who waited for people to look at it is told that she is approved before what comes next. */
export function ApprovedFirst({ userId, children }: Props) {
  const [isAwaited] = useState(() => reviewOf(userId).wasSeen());
  return isAwaited ? <Verdict userId={userId}>{children}</Verdict> : children;
}

/** Her status is not asked for again while she is in review, so that it is now. */
function Verdict({ userId, children }: Props) {
  const t = useMessages();
  const { data, isFetching } = useQuery({
    ...identityStatusQuery,
    refetchInterval: false,
    refetchOnMount: 'always',
  });
  useEffect(() => {
    if (!isFetching) reviewOf(userId).forget();
  }, [isFetching, userId]);
  if (isFetching) {
    return (
      <Tile>
        <Skeleton label={t('loading')} />
      </Tile>
    );
  }
  return data && stageOf(data.currentStatus) === 'approved' ? <Approved /> : children;
}
