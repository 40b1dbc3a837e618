import { useSession } from '@reset/remote-sdk';
import { secondFactorQuery } from '@reset/remote-sdk/second-factor';
import { PageLayout, QueryPanel, Skeleton, SkeletonForm } from '@reset/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { useMessages } from '#messages.ts';
import { isSessionOver, SignInFirst } from '#sign-in-first/sign-in-first.tsx';
import { SecondFactorState } from '../components/second-factor-state.tsx';

/** /users/second_factor: where people turn it on who have no phone number with us yet. */
export function SecondFactorPage() {
  const t = useMessages();
  const isSignedIn = useSession((session) => session.signedIn);
  // Asked once: that it is on by now must not take the recovery codes from the screen.
  const factor = useQuery({ ...secondFactorQuery, enabled: isSignedIn, staleTime: Infinity });
  if (!isSignedIn || isSessionOver(factor.error)) return <SignInFirst />;
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
