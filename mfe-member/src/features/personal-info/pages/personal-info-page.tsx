import { profileQuery } from '@reset/remote-sdk';
import { PageLayout, QueryPanel } from '@reset/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { PersonalInfo } from '../components/personal-info.tsx';
import { PersonalInfoSkeleton } from '../components/personal-info-facts.tsx';
import { useMessages } from '../personal-info-messages.ts';

/** /account/personal-info: who she is as we know her, and how she has that changed. */
export function PersonalInfoPage() {
  const t = useMessages();
  const profile = useQuery(profileQuery);
  return (
    <PageLayout title={t('title')}>
      <QueryPanel query={profile} failure={t('failed')} loading={<PersonalInfoSkeleton />} isBoxed>
        {(found) => <PersonalInfo profile={found} />}
      </QueryPanel>
    </PageLayout>
  );
}
