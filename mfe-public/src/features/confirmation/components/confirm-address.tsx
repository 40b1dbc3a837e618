import { useState } from 'react';
import { confirm } from '../api/confirm.ts';
import { isLinkRefused, leaveConfirmed, type Wish } from '../model/confirmation.ts';
import { AskToConfirm } from './ask-to-confirm.tsx';
import { ChoosePassword } from './choose-password.tsx';
import { LinkRefused } from './link-refused.tsx';

interface Props {
  token: string;
}

type Step = { step: 'ask' } | { step: 'password'; wish: Wish } | { step: 'refused' };

/** Confirms by a press, as programs that look into mail follow links; with a password where needed. */
export function ConfirmAddress({ token }: Props) {
  const [at, setAt] = useState<Step>({ step: 'ask' });

  /** Resolves to why it did not work this time, if so. */
  async function confirmBy(wish: Wish): Promise<string | undefined> {
    const result = await confirm({ confirmationToken: token });
    if (!result.ok && !isLinkRefused(result.error)) return result.error.message;
    if (!result.ok) setAt({ step: 'refused' });
    else if (result.data.passwordRequired) setAt({ step: 'password', wish });
    else return leaveConfirmed(wish, result.data.location);
    return undefined;
  }

  switch (at.step) {
    case 'ask':
      return <AskToConfirm onConfirm={confirmBy} />;
    case 'password':
      return (
        <ChoosePassword
          token={token}
          wish={at.wish}
          onLinkRefused={() => setAt({ step: 'refused' })}
        />
      );
    case 'refused':
      return <LinkRefused />;
  }
}
