import { ErrorState, Skeleton, TextLink, Tile } from '@reset/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { useMessages } from '#messages.ts';
import { secondFactorQuery } from '../api/second-factor.ts';
import { CodeProof } from './code-proof.tsx';

/** Staff prove once more who they are; who cannot is led to where she gets what it needs. */
export function Proof() {
  const t = useMessages();
  const { data, isError, error, isFetching, refetch } = useQuery(secondFactorQuery);
  if (data?.mfaEnabled) {
    return <CodeProof userId={data.userId} phoneLastFour={data.phoneLastFour} />;
  }
  if (isError) {
    return (
      <ErrorState
        title={t('session.failed')}
        message={error.message}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    );
  }
  return (
    <Tile>
      {data ? (
        <>
          <p>{t('session.noSecondFactor')}</p>
          <TextLink href="/users/second_factor" variant="button">
            {t('session.turnOn')}
          </TextLink>
        </>
      ) : (
        <Skeleton />
      )}
    </Tile>
  );
}
