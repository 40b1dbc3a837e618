import { useSession } from '@reset/remote-sdk';
import { passkeysQuery } from '@reset/remote-sdk/passkeys';
import { PageLayout, QueryPanel, Skeleton, SkeletonForm } from '@reset/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { isSessionOver, SignInFirst } from '#sign-in-first/sign-in-first.tsx';
import { OnePasskey } from '../components/one-passkey.tsx';
import { useMessages } from '../passkeys-messages.ts';

/** /users/passkeys/:id: one of hers, to be named or removed. */
export function PasskeyPage() {
  const t = useMessages();
  const { id } = useParams();
  const isSignedIn = useSession((session) => session.signedIn);
  const passkeys = useQuery({ ...passkeysQuery, enabled: isSignedIn });
  if (!isSignedIn || isSessionOver(passkeys.error)) return <SignInFirst />;
  return (
    <PageLayout width="form" title={t('one')}>
      <QueryPanel
        query={passkeys}
        failure={t('failed')}
        loading={
          <Skeleton>
            <SkeletonForm fields={1} hasHints />
          </Skeleton>
        }
      >
        {(found) => <OnePasskey passkey={found.find((one) => one.id === id)} />}
      </QueryPanel>
    </PageLayout>
  );
}
