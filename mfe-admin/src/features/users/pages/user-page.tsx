import { ApiError } from '@reset/remote-sdk';
import { PageLayout, QueryPanel, Skeleton, SkeletonText, Tile } from '@reset/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { Navigate, useParams } from 'react-router';
import { useMessages } from '#messages.ts';
import { userQuery, type User } from '../api/get-user.ts';
import { EndSessions } from '../components/end-sessions.tsx';
import { StateHistory } from '../components/state-history.tsx';
import { UserActions } from '../components/user-actions.tsx';
import { UserProfile } from '../components/user-profile.tsx';
import styles from './user-page.module.css';

/** /admin/users/:id: one person, as far as staff are told of her. */
export function UserPage() {
  const { id = '' } = useParams();
  // Another person's page is another page: nothing of the last one stays.
  return <ShownUser key={id} id={id} />;
}

function ShownUser({ id }: { id: string }) {
  const t = useMessages();
  const query = useQuery(userQuery(id));
  if (isUnknown(query.error)) return <Navigate to="/admin/users" replace />;
  return (
    <PageLayout title={query.data?.name ?? t('user.title')}>
      <QueryPanel query={query} failure={t('user.failed')} loading={<UserSkeleton />}>
        {(user) => <UserContent user={user} />}
      </QueryPanel>
    </PageLayout>
  );
}

const UserContent = ({ user }: { user: User }) => {
  const t = useMessages();
  return (
    <div className={styles.sections}>
      <Tile title={t('user.profile')}>
        <UserProfile user={user} />
      </Tile>
      <Tile title={t('user.states')}>
        <StateHistory states={user.onboardingStates ?? []} />
      </Tile>
      <Tile title={t('user.actions')}>
        <UserActions userId={user.id} />
      </Tile>
      <Tile title={t('user.dangerZone')}>
        <EndSessions user={user} />
      </Tile>
    </div>
  );
};

function UserSkeleton() {
  const t = useMessages();
  return (
    <div className={styles.sections}>
      {(['profile', 'states'] as const).map((section) => (
        <Tile key={section} title={t(`user.${section}`)}>
          <Skeleton>
            {Array.from({ length: 7 }, (_none, row) => (
              <p key={row} className={styles.waiting}>
                <SkeletonText />
              </p>
            ))}
          </Skeleton>
        </Tile>
      ))}
    </div>
  );
}

/** Nobody has this id, or no id looks so. */
const isUnknown = (error: Error | null): boolean =>
  error instanceof ApiError && (error.status === 404 || error.status === 422);
