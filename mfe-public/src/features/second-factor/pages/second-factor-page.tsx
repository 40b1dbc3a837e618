import {
  ApiError,
  browserLocation,
  rememberLocation,
  signInLocation,
  useSession,
} from '@reset/remote-sdk';
import { secondFactorQuery } from '@reset/remote-sdk/second-factor';
import { PageLayout, QueryPanel, Skeleton, SkeletonForm } from '@reset/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Navigate } from 'react-router';
import { useMessages } from '#messages.ts';
import { SecondFactorState } from '../components/second-factor-state.tsx';

/** /users/second_factor: where people turn it on who have no phone number with us yet. */
export function SecondFactorPage() {
  const t = useMessages();
  const isSignedIn = useSession((session) => session.signedIn);
  // Asked once: that it is on by now must not take the recovery codes from the screen.
  const factor = useQuery({ ...secondFactorQuery, enabled: isSignedIn, staleTime: Infinity });
  // The page is a visitor's too, so that the session's end does not lead away from it by itself.
  const isOver = factor.error instanceof ApiError && factor.error.status === 401;
  if (!isSignedIn || isOver) return <SignInFirst />;
  return (
    <PageLayout
      width="form"
      title={t('secondFactor.title')}
      intro={factor.data?.mfaEnabled ? undefined : t('secondFactor.intro')}
    >
      <QueryPanel
        query={factor}
        failure={t('secondFactor.failed')}
        loading={
          <Skeleton>
            <SkeletonForm fields={2} hasHints />
          </Skeleton>
        }
      >
        {(found) => <SecondFactorState factor={found} />}
      </QueryPanel>
    </PageLayout>
  );
}

/** In the place of a page of who is signed in: to the sign-in, and back here afterwards. */
function SignInFirst() {
  useEffect(() => rememberLocation(browserLocation.here()), []);
  return <Navigate to={signInLocation} replace />;
}
