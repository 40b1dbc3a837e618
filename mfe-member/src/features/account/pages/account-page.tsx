import { profileQuery } from '@reset/remote-sdk';
import { PageLayout, QueryPanel, Skeleton, Stack, Tile } from '@reset/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { BelowNextStep } from '#features/card-application/card-application.ts';
import { t as common } from '#messages.ts';
import { useMessages } from '../account-messages.ts';
import { CardLinks } from '../components/card-links.tsx';
import { Identity, IdentitySkeleton } from '../components/identity.tsx';
import { LinksSkeleton } from '../components/links-tile.tsx';
import { LogOutButton } from '../components/log-out-button.tsx';
import { Settings } from '../components/settings.tsx';
import { Support } from '../components/support.tsx';

/** Who is signed in, and the ways to all that she can see and set of her account. */
export function AccountPage() {
  const profile = useQuery(profileQuery);
  return (
    <PageLayout title={common('account.title')}>
      <BelowNextStep loading={<AccountSkeleton />}>
        <QueryPanel query={profile} failure={common('account.failed')} isBoxed>
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
        <LinksSkeleton title={t('settings')} count={6} />
        <LinksSkeleton title={t('card')} count={5} />
        <LinksSkeleton title={t('support')} count={3} />
      </Stack>
    </Skeleton>
  );
}
