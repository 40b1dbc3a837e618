import { ApiError, useSession } from '@reset/remote-sdk';
import { ErrorState, PageLayout, Spinner } from '@reset/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { useMessages } from '#messages.ts';
import { secondFactorQuery } from '../api/get-second-factor.ts';
import { SecondFactorState } from '../components/second-factor-state.tsx';
import { SignInFirst } from '../components/sign-in-first.tsx';
import styles from './second-factor-page.module.css';

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
    <div className={styles.page}>
      <PageLayout
        title={t('secondFactor.title')}
        intro={factor.data?.mfaEnabled ? undefined : t('secondFactor.intro')}
      >
        {factor.data && <SecondFactorState factor={factor.data} />}
        {factor.isPending && <Spinner size="page" />}
        {factor.isError && !factor.data && (
          <ErrorState
            title={t('secondFactor.failed')}
            message={factor.error.message}
            onRetry={() => void factor.refetch()}
            isRetrying={factor.isFetching}
          />
        )}
      </PageLayout>
    </div>
  );
}
