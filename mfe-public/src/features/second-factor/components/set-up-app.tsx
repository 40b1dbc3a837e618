import { useFullNavigation } from '@reset/remote-sdk';
import { RecoveryCodes } from '@reset/shared-ui';
import { useState } from 'react';
import { useMessages } from '#messages.ts';
import { ProveFirst } from '#prove-first/prove-first.tsx';
import { StepHeading } from '#stages/step-heading.tsx';
import { WayBack } from '#way-back/way-back.tsx';
import { setUpApp } from '../api/authenticator-app.ts';
import { ScanApp } from './scan-app.tsx';
import { TurnedOn } from './turned-on.tsx';

type Step =
  | { step: 'prove' }
  | { step: 'scan'; appKey: string; uri: string }
  /** They are told once, and are nowhere but here. */
  | { step: 'codes'; codes: string[] }
  | { step: 'on' };

/** From the password by way of the app's first code to the recovery codes. */
export function SetUpApp() {
  const t = useMessages();
  const [at, setAt] = useState<Step>({ step: 'prove' });
  useFullNavigation(at.step === 'codes' || at.step === 'on');

  switch (at.step) {
    case 'prove':
      return (
        <>
          <ProveFirst
            submitLabel={t('app.continue')}
            ask={setUpApp}
            onAnswered={({ key = '', uri = '' }) => setAt({ step: 'scan', appKey: key, uri })}
          />
          <WayBack />
        </>
      );
    case 'scan':
      return (
        <>
          <ScanApp
            {...at}
            onEnabled={(codes) =>
              setAt(codes.length > 0 ? { step: 'codes', codes } : { step: 'on' })
            }
            onStartAgain={() => setAt({ step: 'prove' })}
          />
          <WayBack />
        </>
      );
    case 'codes':
      return (
        <RecoveryCodes
          codes={at.codes}
          fileName="reset-recovery-codes.txt"
          onDone={() => setAt({ step: 'on' })}
        />
      );
    case 'on':
      return (
        <TurnedOn
          heading={<StepHeading>{t('app.on')}</StepHeading>}
          text={t('secondFactor.onByApp')}
        />
      );
  }
}
