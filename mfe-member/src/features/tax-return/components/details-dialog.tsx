import { filingWidget } from '@reset/remote-sdk/tax-filing';
import { LinkDialog } from '@reset/shared-ui';
import { useQueryClient } from '@tanstack/react-query';
import { taxReturnsQuery } from '../api/get-tax-returns.ts';
import { useMessages } from '../tax-return-messages.ts';

/** The provider's own view of her return, where a rejected one is corrected too. */
export function DetailsDialog({ onClose }: { onClose: () => void }) {
  const t = useMessages();
  const client = useQueryClient();
  const refetch = () => void client.invalidateQueries({ queryKey: taxReturnsQuery.queryKey });
  return <LinkDialog title={t('dialog')} {...filingWidget(refetch)} onClose={onClose} />;
}
