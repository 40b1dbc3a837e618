import { useSession } from '@reset/remote-sdk';
import { isPasskeySupported, passkeysQuery } from '@reset/remote-sdk/passkeys';
import { PageLayout, QueryPanel, Skeleton, SkeletonForm } from '@reset/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { isSessionOver, SignInFirst } from '#sign-in-first/sign-in-first.tsx';
import { WayBack } from '#way-back/way-back.tsx';
import { AddPasskey } from '../components/add-passkey.tsx';
import { useMessages } from '../passkeys-messages.ts';

/** /users/passkeys/add: another one. */
export function AddPasskeyPage() {
  const t = useMessages();
  const isSignedIn = useSession((session) => session.signedIn);
  const passkeys = useQuery({ ...passkeysQuery, enabled: isSignedIn });
  if (!isSignedIn || isSessionOver(passkeys.error)) return <SignInFirst />;
  return (
    <PageLayout width="form" title={t('add')} intro={t('intro')}>
      <QueryPanel
        query={passkeys}
        failure={t('failed')}
        loading={
          <Skeleton>
            <SkeletonForm fields={1} hasHints />
          </Skeleton>
        }
      >
        {() =>
          isPasskeySupported() ? (
            <AddPasskey />
          ) : (
            <>
              <p>{t('unsupported')}</p>
              <WayBack />
            </>
          )
        }
      </QueryPanel>
    </PageLayout>
  );
}
