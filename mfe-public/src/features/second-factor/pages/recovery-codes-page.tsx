import { useSession } from '@reset/remote-sdk';
import { secondFactorQuery } from '@reset/remote-sdk/second-factor';
import { PageLayout, QueryPanel, Skeleton, SkeletonForm } from '@reset/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { useMessages } from '#messages.ts';
import { isSessionOver, SignInFirst } from '#sign-in-first/sign-in-first.tsx';
import { NoRecoveryCodes } from '../components/no-recovery-codes.tsx';
import { RenewCodes } from '../components/renew-codes.tsx';

/** /users/second_factor/recovery_codes: new ones in the place of those that she has. */
export function RecoveryCodesPage() {
  const t = useMessages();
  const isSignedIn = useSession((session) => session.signedIn);
  const factor = useQuery({ ...secondFactorQuery, enabled: isSignedIn });
  if (!isSignedIn || isSessionOver(factor.error)) return <SignInFirst />;
  return (
    <PageLayout width="form" title={t('recovery.title')} intro={t('recovery.intro')}>
      <QueryPanel
        query={factor}
        failure={t('secondFactor.failed')}
        loading={
          <Skeleton>
            <SkeletonForm fields={1} hasHints />
          </Skeleton>
        }
      >
        {({ mfaEnabled }) => (mfaEnabled ? <RenewCodes /> : <NoRecoveryCodes />)}
      </QueryPanel>
    </PageLayout>
  );
}
