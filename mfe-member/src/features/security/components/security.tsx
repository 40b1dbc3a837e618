import {
  browserLocation,
  profileQuery,
  useFullNavigation,
  type MemberProfile,
} from '@reset/remote-sdk';
import { RecoveryCodes, Skeleton, Stack, Tile } from '@reset/shared-ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useMessages } from '#messages.ts';
import { Sessions, SessionsSkeleton } from './sessions.tsx';
import { TwoFactor, TwoFactorSkeleton } from './two-factor.tsx';

interface Props {
  profile: MemberProfile;
}

/** The second factor and the sessions; recovery codes alone, while there are some to be kept. */
export function Security({ profile }: Props) {
  const client = useQueryClient();
  const [codes, setCodes] = useState<string[]>([]);
  useFullNavigation(codes.length > 0);

  async function showChange(recoveryCodes: string[]) {
    await client.invalidateQueries({ queryKey: profileQuery.queryKey });
    setCodes(recoveryCodes);
    // The session is another: without codes to show, the page is renewed with it at once.
    if (recoveryCodes.length === 0) browserLocation.reload();
  }

  if (codes.length > 0) {
    return (
      <Tile>
        <RecoveryCodes
          codes={codes}
          fileName="reset-recovery-codes.txt"
          onDone={() => browserLocation.reload()}
        />
      </Tile>
    );
  }
  return (
    <>
      <TwoFactor profile={profile} onChanged={showChange} />
      <Sessions />
    </>
  );
}

export function SecuritySkeleton() {
  const t = useMessages();
  return (
    <Skeleton>
      <Stack gap={24}>
        <Tile title={t('security.twoFactor')}>
          <TwoFactorSkeleton />
        </Tile>
        <Tile title={t('security.sessions')}>
          <SessionsSkeleton />
        </Tile>
      </Stack>
    </Skeleton>
  );
}
