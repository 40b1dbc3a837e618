import { profileQuery } from '@reset/remote-sdk';
import { PageLayout, QueryPanel } from '@reset/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { Navigate } from 'react-router';
import { useMessages } from '#messages.ts';
import { Security, SecuritySkeleton } from '../components/security.tsx';

/** /account/security, for members whose phone is known. */
export function SecurityPage() {
  const t = useMessages();
  const profile = useQuery(profileQuery);
  return (
    <PageLayout title={t('security.title')}>
      <QueryPanel
        query={profile}
        failure={t('security.failed')}
        loading={<SecuritySkeleton />}
        isBoxed
      >
        {(found) =>
          found.phoneNumber === null ? (
            <Navigate to="/dashboard" replace />
          ) : (
            <Security profile={found} />
          )
        }
      </QueryPanel>
    </PageLayout>
  );
}
