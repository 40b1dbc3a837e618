import { Button, Dialog, QueryPanel, Stack } from '@reset/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { sayMoment } from '#moments/say-moment.ts';
import { receiptQuery } from '../../api/get-timeline.ts';
import { useMessages } from '../../timeline-messages.ts';
import { isRefusedToRole } from '#role/is-refused-to-role.ts';
import { LimitReceipt } from './limit-receipt.tsx';

interface Props {
  userId: string;
  limitId: string;
  at: string;
  /** The limit before it, where that is in sight. */
  formerId: string | null;
}

/** Opens how a limit came about, as it was computed then. */
export function OpenReceipt({ userId, limitId, at, formerId }: Props) {
  const t = useMessages();
  const [isOpen, setOpen] = useState(false);
  const title = t('receiptOf', { at: sayMoment(at) });
  return (
    <>
      <Button variant="quiet" aria-label={title} onPress={() => setOpen(true)}>
        {t('receipt')}
      </Button>
      <Dialog title={title} isOpen={isOpen} onClose={() => setOpen(false)}>
        <ReceiptPanel userId={userId} limitId={limitId} formerId={formerId} />
      </Dialog>
    </>
  );
}

function ReceiptPanel({ userId, limitId, formerId }: Omit<Props, 'at'>) {
  const t = useMessages();
  const [comparedTo, compareTo] = useState<string | null>(null);
  const query = useQuery(receiptQuery(userId, limitId, comparedTo));
  if (isRefusedToRole(query.error)) return <p>{t('roleRequired')}</p>;
  return (
    <Stack gap={16}>
      <QueryPanel query={query} failure={t('receiptFailed')}>
        {(receipt) => <LimitReceipt receipt={receipt} />}
      </QueryPanel>
      {formerId !== null && comparedTo === null && (
        <div>
          <Button onPress={() => compareTo(formerId)}>{t('compare')}</Button>
        </div>
      )}
    </Stack>
  );
}
