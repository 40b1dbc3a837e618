import { useFullNavigation } from '@reset/remote-sdk';
import { sendCode, type SecondFactor } from '@reset/remote-sdk/second-factor';
import { RecoveryCodes } from '@reset/shared-ui';
import { useState } from 'react';
import { useMessages } from '#messages.ts';
import { StepHeading } from '#stages/step-heading.tsx';
import { WayBack } from '#way-back/way-back.tsx';
import type { CodeSent, TurningOn } from '../model/turning-on.ts';
import { CodeStep } from './code-step.tsx';
import { OtherWays } from './other-ways.tsx';
import { PhoneStep } from './phone-step.tsx';
import { TurnedOn } from './turned-on.tsx';

interface Props {
  factor: SecondFactor;
}

/** From the phone by way of the code to the recovery codes. */
export function TurnOn({ factor }: Props) {
  const t = useMessages();
  const [at, setAt] = useState<TurningOn>({ step: 'phone', isBack: false });
  useFullNavigation(at.step === 'codes' || at.step === 'on');

  async function send(request: CodeSent['request'], phoneLastFour: string) {
    const result = await sendCode(request);
    if (!result.ok) return result.error;
    setAt({ step: 'code', request, phoneLastFour });
    return undefined;
  }

  switch (at.step) {
    case 'phone':
      return (
        <>
          {at.isBack && <StepHeading>{t('secondFactor.yourPhone')}</StepHeading>}
          <PhoneStep factor={factor} onSend={send} />
          <OtherWays factor={factor} />
          <WayBack />
        </>
      );
    case 'code':
      return (
        <>
          <CodeStep
            {...at}
            onEnabled={(codes) =>
              setAt(codes.length > 0 ? { step: 'codes', codes } : { step: 'on' })
            }
            onBack={() => setAt({ step: 'phone', isBack: true })}
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
          heading={<StepHeading>{t('secondFactor.on')}</StepHeading>}
          text={t('secondFactor.onByText')}
        />
      );
  }
}
