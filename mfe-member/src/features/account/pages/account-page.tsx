import { profileQuery } from '@reset/remote-sdk';
import { LinkListSkeleton, PageLayout, QueryPanel, Skeleton, Stack, Tile } from '@reset/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { BelowNextStep } from '#features/card-application/card-application.ts';
import { useMessages } from '#messages.ts';
import { CardLinks } from '../components/card-links.tsx';
import { Identity, IdentitySkeleton } from '../components/identity.tsx';
import { LogOutButton } from '../components/log-out-button.tsx';
import { Settings } from '../components/settings.tsx';
import { Support } from '../components/support.tsx';

export function AccountPage() {
  const t = useMessages();
  const profile = useQuery(profileQuery);
  return (
    <PageLayout title={t('account.title')}>
      <BelowNextStep loading={<AccountSkeleton />}>
        <QueryPanel query={profile} failure={t('account.failed')} isBoxed>
          {(found) => (
            <>
              <Tile>
                <Identity profile={found} />
              </Tile>
              <Settings profile={found} />
              <CardLinks profile={found} />
              <Support />
            </>
          )}
        </QueryPanel>
      </BelowNextStep>
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
        <LinksSkeleton title={t('account.settings')} count={2} />
        <LinksSkeleton title={t('account.card')} count={3} />
        <LinksSkeleton title={t('account.support')} count={1} />
      </Stack>
    </Skeleton>
  );
}

const LinksSkeleton = ({ title, count }: { title: string; count: number }) => (
  <Tile title={title} padding="none">
    <LinkListSkeleton count={count} />
  </Tile>
);
