import { Text } from '@reset/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { refundAccountStatusQuery } from '../api/get-refund-account-status.ts';
import { useMessages } from '../tax-filing-messages.ts';

/** Whether the account that her refund goes to is in her name, once anything is known of that. */
export function RefundAccount() {
  const t = useMessages();
  const { data: status } = useQuery(refundAccountStatusQuery);
  return status ? <Text tone="muted">{t(`account.${status}`)}</Text> : null;
}
