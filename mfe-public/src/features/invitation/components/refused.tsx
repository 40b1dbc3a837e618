import type { InvitationRefusal } from '@reset/api-contract/admin/staff-invitations.ts';
import { browserLocation, rememberLocation, sendConfirmation } from '@reset/remote-sdk';
import { Banner, ResendButton, TextLink } from '@reset/shared-ui';
import { useEffect } from 'react';
import { useMessages } from '#messages.ts';

interface Props {
  reason: InvitationRefusal;
}

/** Why it was not accepted, and what can be done about it. What that leads to leads back here. */
export function Refused({ reason }: Props) {
  const t = useMessages();
  useEffect(() => {
    if (reason === 'second_factor_required') rememberLocation(browserLocation.here());
  }, [reason]);

  async function resend() {
    const result = await sendConfirmation();
    return result.ok ? undefined : result.error.message;
  }

  return (
    <div role="alert">
      <Banner tone="warning">
        <p>{t(`invitation.${reason}`)}</p>
        {reason === 'second_factor_required' && (
          <TextLink href="/users/second_factor">{t('invitation.turnOn')}</TextLink>
        )}
        {reason === 'unconfirmed' && <ResendButton onResend={resend} />}
      </Banner>
    </div>
  );
}
