import { profileQuery } from '@reset/remote-sdk';
import { PageLayout, QueryPanel, Skeleton, SkeletonText, Stack, Tile } from '@reset/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { useMessages } from '#messages.ts';
import { Identity, IdentitySkeleton } from '../components/identity.tsx';
import { LogOutButton } from '../components/log-out-button.tsx';
import { Settings } from '../components/settings.tsx';

export function AccountPage() {
  const t = useMessages();
  const profile = useQuery(profileQuery);
  return (
    <PageLayout title={t('account.title')}>
      <QueryPanel
        query={profile}
        failure={t('account.failed')}
        loading={<AccountSkeleton />}
        isBoxed
      >
        {(found) => (
          <>
            <Tile>
              <Identity profile={found} />
            </Tile>
            <Settings profile={found} />
          </>
        )}
      </QueryPanel>
      <LogOutButton />
    </PageLayout>
  );
}

function AccountSkeleton() {
  const t = useMessages();
  return (
    <Skeleton>
      <Stack gap={24}>
        <Tile>
          <IdentitySkeleton />
        </Tile>
        <Tile title={t('account.settings')}>
          <SkeletonText width={16} />
        </Tile>
      </Stack>
    </Skeleton>
  );
}
