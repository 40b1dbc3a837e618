import { isPasskeySupported, passkeysQuery } from '@reset/remote-sdk/passkeys';
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
  // Offered beside the code; where they cannot be had, the code is enough.
  const passkeys = useQuery({ ...passkeysQuery, staleTime: 0, enabled: isPasskeySupported() });
  if (passkeys.isLoading) return <CodeProofSkeleton />;
  return (
    <QueryPanel query={query} failure={t('session.failed')} loading={<CodeProofSkeleton />}>
      {({ mfaEnabled, userId, texts, authenticatorApp, phoneLastFour }) =>
        mfaEnabled ? (
          <CodeProof
            userId={userId}
            phoneLastFour={texts ? phoneLastFour : null}
            hasApp={authenticatorApp}
            hasPasskey={(passkeys.data ?? []).length > 0}
          />
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
