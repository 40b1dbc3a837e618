import type { SendCodeRequest } from '@reset/api-contract/public/second-factor.ts';
import type { Camelized } from '@reset/remote-sdk';
import type { FormRefusal } from '@reset/shared-ui';
import { useState } from 'react';
import type { SecondFactor } from '@reset/remote-sdk/second-factor';
import { KnownPhone } from './known-phone.tsx';
import { PhoneForm } from './phone-form.tsx';

interface Props {
  factor: SecondFactor;
  /** Resolves to the refusal, if there is one. */
  onSend: (
    request: Camelized<SendCodeRequest>,
    phoneLastFour: string,
  ) => Promise<FormRefusal | undefined>;
}

/** To which phone the code goes: the account's, or one that is named here. */
export function PhoneStep({ factor, onSend }: Props) {
  const [isOther, setOther] = useState(false);
  const { userId, phoneLastFour } = factor;
  if (phoneLastFour !== null && !isOther) {
    return (
      <KnownPhone
        lastFour={phoneLastFour}
        onSend={() => onSend({ userId }, phoneLastFour)}
        onOther={() => setOther(true)}
      />
    );
  }
  return (
    <PhoneForm
      isFocused={isOther}
      onSubmit={(values) => onSend({ userId, ...values }, values.phoneNumber.slice(-4))}
    />
  );
}
