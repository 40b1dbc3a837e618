import { profileQuery } from '@reset/remote-sdk';
import { LinkListSkeleton, PageLayout, QueryPanel, Skeleton, Tile } from '@reset/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { Navigate } from 'react-router';
import { statementsQuery } from '../api/get-statements.ts';
import { StatementList } from '../components/statement-list.tsx';
import { useMessages } from '../statements-messages.ts';

/** Her statements, for who has a card account. */
export function StatementsPage() {
  const t = useMessages();
  const profile = useQuery(profileQuery);
  const statements = useQuery(statementsQuery);
  if (profile.data?.currentCardAccount === null) return <Navigate to="/dashboard" replace />;
  return (
    <PageLayout title={t('title')}>
      <QueryPanel
        query={statements}
        failure={t('failed')}
        loading={
          <Skeleton>
            <Tile padding="none">
              <LinkListSkeleton count={3} />
            </Tile>
          </Skeleton>
        }
        isBoxed
      >
        {(found) => <StatementList statements={found} />}
      </QueryPanel>
    </PageLayout>
  );
}
