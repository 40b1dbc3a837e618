import { profileQuery, type MemberProfile } from '@reset/remote-sdk';
import { Button, Text } from '@reset/shared-ui';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { refundAccountStatusQuery } from '../api/get-refund-account-status.ts';
import { useMessages } from '../tax-filing-messages.ts';
import { useRefundAccount } from './use-refund-account.ts';

interface Props {
  profile: MemberProfile;
}

// Most have an account, and the widget for another is large.
const AccountLinkDialog = lazy(async () => ({
  default: (await import('#features/linking/linking.ts')).AccountLinkDialog,
}));

/** The account that her refund goes to, and whether it is in her name. */
export function RefundAccount({ profile }: Props) {
  const t = useMessages();
  const { destination, status } = useRefundAccount(profile);
  if (destination === null) return <ConnectRefundAccount />;
  return (
    <>
      <Text>{destination}</Text>
      {status && <Text tone="muted">{t(`account.${status}`)}</Text>}
    </>
  );
}

/** There is none that it could be sent to, as where she has unlinked it. */
export function ConnectRefundAccount() {
  const t = useMessages();
  const client = useQueryClient();
  const [isLinking, setLinking] = useState(false);

  function finish() {
    setLinking(false);
    void client.invalidateQueries({ queryKey: profileQuery.queryKey });
    void client.invalidateQueries({ queryKey: refundAccountStatusQuery.queryKey });
  }

  return (
    <>
      <Text>{t('account.none')}</Text>
      <div>
        <Button onPress={() => setLinking(true)}>{t('account.connect')}</Button>
      </div>
      {isLinking && (
        <Suspense fallback={null}>
          <AccountLinkDialog source="plaid" onLinked={finish} onClose={() => setLinking(false)} />
        </Suspense>
      )}
    </>
  );
}
