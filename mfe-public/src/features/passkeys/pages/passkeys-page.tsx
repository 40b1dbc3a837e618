import { useSession } from '@reset/remote-sdk';
import { passkeysQuery } from '@reset/remote-sdk/passkeys';
import { LinkListSkeleton, PageLayout, QueryPanel, Skeleton, Tile } from '@reset/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { isSessionOver, SignInFirst } from '#sign-in-first/sign-in-first.tsx';
import { PasskeyList } from '../components/passkey-list.tsx';
import { useMessages } from '../passkeys-messages.ts';

/** /users/passkeys: all of hers. */
export function PasskeysPage() {
  const t = useMessages();
  const isSignedIn = useSession((session) => session.signedIn);
  const passkeys = useQuery({ ...passkeysQuery, enabled: isSignedIn });
  if (!isSignedIn || isSessionOver(passkeys.error)) return <SignInFirst />;
  return (
    <PageLayout width="form" title={t('title')} intro={t('intro')}>
      <QueryPanel
        query={passkeys}
        failure={t('failed')}
        loading={
          <Skeleton>
            <Tile padding="none">
              <LinkListSkeleton count={1} />
            </Tile>
          </Skeleton>
        }
      >
        {(found) => <PasskeyList passkeys={found} />}
      </QueryPanel>
    </PageLayout>
  );
}
