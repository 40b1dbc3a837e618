import { secondFactorQuery } from '@reset/remote-sdk/second-factor';
import { QueryPanel, TextLink, Tile } from '@reset/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { useMessages } from '#messages.ts';
import { CodeProof, CodeProofSkeleton } from './code-proof.tsx';

/** Staff prove once more who they are; who cannot is led to where she gets what it needs. */
export function Proof() {
  const t = useMessages();
  // She may come from where she has just turned it on.
  const query = useQuery({ ...secondFactorQuery, staleTime: 0 });
  return (
    <QueryPanel query={query} failure={t('session.failed')} loading={<CodeProofSkeleton />}>
      {({ mfaEnabled, userId, phoneLastFour }) =>
        mfaEnabled ? (
          <CodeProof userId={userId} phoneLastFour={phoneLastFour} />
        ) : (
          <Tile>
            <p>{t('session.noSecondFactor')}</p>
            <TextLink href="/users/second_factor" variant="button">
              {t('session.turnOn')}
            </TextLink>
          </Tile>
        )
      }
    </QueryPanel>
  );
}
