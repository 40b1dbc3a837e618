import {
  browserLocation,
  profileQuery,
  useFullNavigation,
  type MemberProfile,
} from '@reset/remote-sdk';
import { secondFactorQuery } from '@reset/remote-sdk/second-factor';
import { RecoveryCodes, Skeleton, Stack, TextLink, Tile } from '@reset/shared-ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useMessages } from '#messages.ts';
import { AuthenticatorApp } from './authenticator-app.tsx';
import { Passkeys, PasskeysSkeleton } from './passkeys.tsx';
import { Sessions, SessionsSkeleton } from './sessions.tsx';
import styles from './security.module.css';
import { TwoFactor, TwoFactorSkeleton } from './two-factor.tsx';

interface Props {
  profile: MemberProfile;
}

/** The password, the second factors, passkeys and the sessions; recovery codes alone, while there are some to be kept. */
export function Security({ profile }: Props) {
  const t = useMessages();
  const client = useQueryClient();
  // She may come from where she has just changed it.
  const factor = useQuery({ ...secondFactorQuery, staleTime: 0 });
  const [codes, setCodes] = useState<string[]>([]);
  useFullNavigation(codes.length > 0);

  async function showChange(recoveryCodes: string[]) {
    await Promise.all(
      [profileQuery, secondFactorQuery].map(({ queryKey }) =>
        client.invalidateQueries({ queryKey }),
      ),
    );
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
      <Tile title={t('security.password')}>
        <div className={styles.column}>
          <p>{t('security.passwordText')}</p>
          <div>
            <TextLink href="/users/password/change" variant="secondary">
              {t('security.changePassword')}
            </TextLink>
          </div>
        </div>
      </Tile>
      <TwoFactor
        profile={profile}
        hasTexts={factor.data?.texts ?? profile.mfaEnabled}
        hasApp={factor.data?.authenticatorApp ?? false}
        onChanged={showChange}
      />
      <AuthenticatorApp factor={factor} />
      <Passkeys />
      <Sessions />
    </>
  );
}

export function SecuritySkeleton() {
  const t = useMessages();
  return (
    <Skeleton>
      <Stack gap={24}>
        <Tile title={t('security.password')}>
          <TwoFactorSkeleton />
        </Tile>
        <Tile title={t('security.twoFactor')}>
          <TwoFactorSkeleton />
        </Tile>
        <Tile title={t('security.app')}>
          <TwoFactorSkeleton />
        </Tile>
        <Tile title={t('passkeys.title')}>
          <PasskeysSkeleton />
        </Tile>
        <Tile title={t('security.sessions')}>
          <SessionsSkeleton />
        </Tile>
      </Stack>
    </Skeleton>
  );
}
