import { profileQuery, useSession } from '@reset/remote-sdk';
import { PageLayout, QueryPanel, Skeleton, SkeletonForm } from '@reset/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { useMessages } from '#messages.ts';
import { isSessionOver, SignInFirst } from '#sign-in-first/sign-in-first.tsx';
import { ChangePassword } from '../components/change-password.tsx';

/** /users/password/change: another password for who is signed in. */
export function ChangePasswordPage() {
  const t = useMessages();
  const isSignedIn = useSession((session) => session.signedIn);
  const profile = useQuery({ ...profileQuery, enabled: isSignedIn });
  if (!isSignedIn || isSessionOver(profile.error)) return <SignInFirst />;
  return (
    <PageLayout width="form" title={t('password.change')} intro={t('password.changeIntro')}>
      <QueryPanel
        query={profile}
        failure={t('password.ownerFailed')}
        loading={
          <Skeleton>
            <SkeletonForm fields={2} />
          </Skeleton>
        }
      >
        {(found) => <ChangePassword owner={found} />}
      </QueryPanel>
    </PageLayout>
  );
}
