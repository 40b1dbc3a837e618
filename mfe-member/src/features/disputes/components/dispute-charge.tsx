import type { CardTransaction as WireTransaction } from '@reset/api-contract/member/card-transactions.ts';
import { announce, type Camelized } from '@reset/remote-sdk';
import { ActionDialog, TextLink } from '@reset/shared-ui';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { cardTransactionsQuery } from '#features/card-transactions/card-transactions.ts';
import { formatDollars } from '#money/money.ts';
import { disputeCharge } from '../api/dispute.ts';
import { useMessages } from '../disputes-messages.ts';
import { repaymentInReview } from '../model/dispute-repayment.ts';
import { disputeRequest } from '../model/dispute-request.ts';
import { claimOf, isDisputable, isUndecided } from '../model/dispute-state.ts';
import { isRemembered, rememberDispute } from '../api/remembered-disputes.ts';
import styles from './disputes.module.css';

interface Props {
  transaction: Camelized<WireTransaction>;
}

/** Disputes a transaction once she has said that she means it; then says so, with a way to the case. */
export function DisputeCharge({ transaction }: Props) {
  const t = useMessages();
  const client = useQueryClient();
  const [isSent, setSent] = useState(false);
  // Kept until it has arrived: tried again, it is the same request.
  const [requestId, setRequestId] = useState(newRequestId);
  const { id, disputeState, merchantName, customerState } = transaction;
  const amount = formatDollars(claimOf(transaction));
  const received = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    // The button that was pressed is gone.
    if (isSent) received.current?.focus();
  }, [isSent]);
  const isDisputed = disputeState !== null && disputeState !== 'withdrawn';
  if (!isDisputed && !isDisputable(transaction)) return null;

  async function dispute() {
    const result = await disputeCharge(id, { id: requestId, text: disputeRequest(transaction) });
    if (!result.ok)
      throw new Error(result.error.status === 409 ? result.error.message : t('failed'));
    setRequestId(newRequestId());
    rememberDispute(id);
    announce(t('received'));
    void client.invalidateQueries(cardTransactionsQuery);
    setSent(true);
  }

  const casePage = `/card-transactions/${id}/dispute`;
  if (isDisputed && !isUndecided(disputeState)) {
    return <TextLink href={casePage}>{t('seeDecided')}</TextLink>;
  }
  if (isDisputed || isSent || isRemembered(id)) {
    return (
      <div className={styles.action}>
        <p ref={received} tabIndex={-1}>
          {t('received')}
        </p>
        <TextLink href={casePage}>{t('follow')}</TextLink>
      </div>
    );
  }
  return (
    <div className={styles.action}>
      <ActionDialog
        action={t('dispute')}
        title={t('dispute.title')}
        keep={t('dispute.keep')}
        onConfirm={dispute}
      >
        <p>{t('dispute.text', { amount, merchant: merchantName })}</p>
        <p>{t(`repayment.${repaymentInReview(customerState)}`)}</p>
      </ActionDialog>
      {disputeState === 'withdrawn' && <TextLink href={casePage}>{t('seeWithdrawn')}</TextLink>}
    </div>
  );
}

const newRequestId = (): string => crypto.randomUUID();
