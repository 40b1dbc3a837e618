import { secondFactorQuery } from '@reset/remote-sdk/second-factor';
import { Banner, RecoveryCodes, Stack } from '@reset/shared-ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useMessages } from '#messages.ts';
import { ProveFirst } from '#prove-first/prove-first.tsx';
import { StepHeading } from '#stages/step-heading.tsx';
import { WayBack } from '#way-back/way-back.tsx';
import { renewRecoveryCodes } from '../api/renew-recovery-codes.ts';

type Step =
  | { step: 'prove' }
  /** They are told once, and are nowhere but here. */
  | { step: 'codes'; codes: string[] }
  | { step: 'done' };

/** From the password and a code to new recovery codes. */
export function RenewCodes() {
  const t = useMessages();
  const client = useQueryClient();
  const [at, setAt] = useState<Step>({ step: 'prove' });

  function show(codes: string[]) {
    setAt({ step: 'codes', codes });
    // How many are left is another number now.
    void client.invalidateQueries({ queryKey: secondFactorQuery.queryKey });
  }

  switch (at.step) {
    case 'prove':
      return (
        <>
          <ProveFirst
            submitLabel={t('recovery.renew')}
            ask={renewRecoveryCodes}
            onAnswered={({ recoveryCodes = [] }) => show(recoveryCodes)}
          />
          <WayBack />
        </>
      );
    case 'codes':
      return (
        <RecoveryCodes
          codes={at.codes}
          fileName="reset-recovery-codes.txt"
          onDone={() => setAt({ step: 'done' })}
        />
      );
    case 'done':
      return (
        <Stack gap={20}>
          <Banner tone="success">
            <StepHeading>{t('recovery.renewed')}</StepHeading>
            <p>{t('recovery.renewedText')}</p>
          </Banner>
          <WayBack variant="button" />
        </Stack>
      );
  }
}
