import type { CardTransaction as WireTransaction } from '@reset/api-contract/member/card-transactions.ts';
import { announce, type Camelized } from '@reset/remote-sdk';
import { Button, TextLink } from '@reset/shared-ui';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { cardTransactionsQuery } from '#features/card-transactions/card-transactions.ts';
import { formatDollars } from '#money/money.ts';
import { disputeCharge } from '../api/dispute.ts';
import { useMessages } from '../disputes-messages.ts';
import { isDisputable } from '../model/dispute-state.ts';
import { isRemembered, rememberDispute } from '../api/remembered-disputes.ts';
import styles from './disputes.module.css';

interface Props {
  transaction: Camelized<WireTransaction>;
}

/** Disputes a transaction by one press; then says so, with a way to the case. */
export function DisputeCharge({ transaction }: Props) {
  const t = useMessages();
  const client = useQueryClient();
  const [state, setState] = useState<'idle' | 'pending' | 'failed' | 'sent'>('idle');
  const { id, disputeState, merchantName, amount } = transaction;
  const received = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    // The button that was pressed is gone.
    if (state === 'sent') received.current?.focus();
  }, [state]);
  const isDisputed = disputeState !== null && disputeState !== 'withdrawn';
  if (!isDisputed && !isDisputable(transaction)) return null;

  async function dispute() {
    setState('pending');
    const request = {
      id,
      merchant: merchantName,
      amount: formatDollars(amount),
    };
    const { ok } = await disputeCharge(id, t('request', request));
    if (ok) {
      rememberDispute(id);
      announce(t('received'));
      void client.invalidateQueries(cardTransactionsQuery);
    }
    setState(ok ? 'sent' : 'failed');
  }

  if (isDisputed || state === 'sent' || isRemembered(id)) {
    return (
      <div className={styles.action}>
        <p ref={received} tabIndex={-1}>
          {t('received')}
        </p>
        <TextLink href={`/card-transactions/${id}/dispute`}>{t('follow')}</TextLink>
      </div>
    );
  }
  return (
    <div className={styles.action}>
      <Button isPending={state === 'pending'} onPress={() => void dispute()}>
        {t('dispute')}
      </Button>
      {state === 'failed' && (
        <p role="alert" className={styles.failure}>
          {t('failed')}
        </p>
      )}
    </div>
  );
}
