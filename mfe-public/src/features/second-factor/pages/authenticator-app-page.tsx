import { useSession } from '@reset/remote-sdk';
import { secondFactorQuery } from '@reset/remote-sdk/second-factor';
import { PageLayout, QueryPanel, Skeleton, SkeletonForm } from '@reset/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useMessages } from '#messages.ts';
import { isSessionOver, SignInFirst } from '#sign-in-first/sign-in-first.tsx';
import { RemoveApp } from '../components/remove-app.tsx';
import { SetUpApp } from '../components/set-up-app.tsx';

/** /users/second_factor/app: an authenticator app, to be set up or removed. */
export function AuthenticatorAppPage() {
  const t = useMessages();
  const isSignedIn = useSession((session) => session.signedIn);
  // Asked once: that it is on by now must not take the recovery codes from the screen.
  const factor = useQuery({ ...secondFactorQuery, enabled: isSignedIn, staleTime: Infinity });
  const [isRemoved, setRemoved] = useState(false);
  const intro = factor.data?.authenticatorApp ? 'app.removeText' : 'app.howto';
  if (!isSignedIn || isSessionOver(factor.error)) return <SignInFirst />;
  return (
    <PageLayout width="form" title={t('app.title')} intro={isRemoved ? undefined : t(intro)}>
      <QueryPanel
        query={factor}
        failure={t('secondFactor.failed')}
        loading={
          <Skeleton>
            <SkeletonForm fields={1} hasHints />
          </Skeleton>
        }
      >
        {({ authenticatorApp }) =>
          authenticatorApp ? (
            <RemoveApp isRemoved={isRemoved} onRemoved={() => setRemoved(true)} />
          ) : (
            <SetUpApp />
          )
        }
      </QueryPanel>
    </PageLayout>
  );
}
