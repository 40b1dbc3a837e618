import type { SecondFactor } from '@reset/remote-sdk/second-factor';
import { useMessages } from '#messages.ts';
import { OtherWays } from './other-ways.tsx';
import { TurnOn } from './turn-on.tsx';
import { TurnedOn } from './turned-on.tsx';

interface Props {
  factor: SecondFactor;
}

/** On already, or the way there. */
export function SecondFactorState({ factor }: Props) {
  const t = useMessages();
  const { mfaEnabled, texts, authenticatorApp, phoneLastFour, recoveryCodesLeft } = factor;
  if (!mfaEnabled) return <TurnOn factor={factor} />;
  return (
    <TurnedOn
      heading={<h2>{t('secondFactor.on')}</h2>}
      text={t(authenticatorApp ? 'secondFactor.onByApp' : 'secondFactor.onByText')}
    >
      {texts && phoneLastFour !== null && (
        <p>{t('secondFactor.sentTo', { digits: phoneLastFour })}</p>
      )}
      <p>{t('secondFactor.codesLeft', { count: recoveryCodesLeft })}</p>
      <OtherWays factor={factor} />
    </TurnedOn>
  );
}
