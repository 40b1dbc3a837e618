import { profileQuery } from '@reset/remote-sdk';
import { PageLayout, QueryPanel, Spinner, Tile } from '@reset/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { useMessages } from '#messages.ts';
import { Identity } from '../components/identity.tsx';
import { LogOutButton } from '../components/log-out-button.tsx';
import { Settings } from '../components/settings.tsx';

export function AccountPage() {
  const t = useMessages();
  const profile = useQuery(profileQuery);
  return (
    <PageLayout title={t('account.title')}>
      <Tile>
        <QueryPanel query={profile} failure={t('account.failed')} loading={<Spinner size="page" />}>
          {(found) => <Identity profile={found} />}
        </QueryPanel>
      </Tile>
      {profile.data && <Settings profile={profile.data} />}
      <LogOutButton />
    </PageLayout>
  );
}
