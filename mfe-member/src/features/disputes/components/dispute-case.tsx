import { dateFormat } from '@reset/shared-ui/locale.ts';
import { ActionDialog, Badge, Stack, TextLink, Tile } from '@reset/shared-ui';
import { formatMoney } from '@reset/shared-ui/format-money.ts';
import { useQueryClient } from '@tanstack/react-query';
import { announce, unwrap } from '@reset/remote-sdk';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { formatDate } from '#dates/calendar-date.ts';
import {
  cardTransactionsQuery,
  type CardTransaction,
} from '#features/card-transactions/card-transactions.ts';
import { formatDollars } from '#money/money.ts';
import { disputeQuery, withdrawDispute, type Dispute } from '../api/dispute.ts';
import { useMessages } from '../disputes-messages.ts';
import { creditParts } from '../model/credit-parts.ts';
import { type Disputed, repaymentOf } from '../model/dispute-repayment.ts';
import { isAhead, isUndecided, nearestDay, toneOf } from '../model/dispute-state.ts';
import { forgetDispute } from '../api/remembered-disputes.ts';
import { DisputeMessages } from './dispute-messages.tsx';
import styles from './disputes.module.css';

interface Props {
  dispute: Dispute;
  /** The disputed purchase; undefined where it could not be read. */
  transaction: (Pick<CardTransaction, 'merchantName'> & Disputed) | undefined;
}

/** How a dispute stands, what happens when, what happened, and what was written about it. */
export function DisputeCase({ dispute, transaction }: Props) {
  const t = useMessages();
  const head = useRef<HTMLParagraphElement>(null);
  const [isWithdrawnHere, setWithdrawnHere] = useState(false);
  const { state, amount, decisionReason } = dispute;
  const hasMessages = isAhead(dispute) || dispute.messages.length > 0;
  const nearest = nearestDay(dispute);
  const isOver = isWithdrawnHere && !isUndecided(state);
  useEffect(() => {
    // What was pressed is gone, and the dialog that would keep the focus with it.
    if (isOver) head.current?.focus();
  }, [isOver]);
  const claimed = transaction
    ? t(isUndecided(state) ? 'claimed' : 'claimed.before', {
        amount: formatDollars(amount),
        merchant: transaction.merchantName,
      })
    : t('claimed.unnamed', { amount: formatDollars(amount) });
  return (
    <>
      <Tile>
        <Stack gap={16}>
          <p ref={head} tabIndex={-1} className={styles.head}>
            <span>{claimed}</span>
            <span className={styles.standing}>
              <Badge tone={toneOf[state]}>{t(`state.${state}`)}</Badge>
              {nearest && (
                <span className={styles.when}>{t('nearest', { date: formatDate(nearest) })}</span>
              )}
            </span>
          </p>
          <dl>
            <Credit dispute={dispute} />
            {transaction && <Repayment dispute={dispute} disputed={transaction} />}
            {decisionReason && <Fact label={t('reason')} value={decisionReason} />}
          </dl>
          {isUndecided(state) && (
            <Withdraw dispute={dispute} onWithdrawn={() => setWithdrawnHere(true)} />
          )}
        </Stack>
      </Tile>
      <Tile title={t('next')}>
        <Next dispute={dispute} />
      </Tile>
      {hasMessages && <DisputeMessages dispute={dispute} canWrite={isAhead(dispute)} />}
      <Tile title={t('timeline')}>
        <dl>
          {dispute.timeline.map(({ step, amount: moved, occurredAt }) => (
            <Fact
              key={`${step} ${occurredAt}`}
              label={moment.format(new Date(occurredAt))}
              value={[t(`step.${step}`), moved !== null && formatDollars(moved)]
                .filter(Boolean)
                .join(': ')}
            />
          ))}
        </dl>
      </Tile>
    </>
  );
}

function Credit({ dispute: { credit, state } }: Pick<Props, 'dispute'>) {
  const t = useMessages();
  if (!credit) return isUndecided(state) && <Fact label={t('credit')} value={t('credit.none')} />;
  const { isFinal, isTakenBack, takeBackOn } = credit;
  const words = {
    amount: formatDollars(credit.amount),
    date: takeBackOn ? formatDate(takeBackOn) : '',
  };
  const key = creditKey({ isFinal, isTakenBack, isTakenSoon: takeBackOn !== null });
  const parts = isTakenBack ? [] : creditParts(credit);
  return (
    <Fact
      label={t('credit')}
      value={
        <>
          <p>{t(`credit.${key}`, words)}</p>
          {parts.map(({ part, cents, merchant }) => (
            <p key={`${part} ${merchant}`} className={styles.when}>
              {t(`credit.${part}`, { amount: formatMoney(cents), merchant })}
            </p>
          ))}
        </>
      }
    />
  );
}

function Repayment({ dispute, disputed }: Pick<Props, 'dispute'> & { disputed: Disputed }) {
  const t = useMessages();
  const { takeBackOn, amount = 0, paid = 0 } = dispute.credit ?? {};
  const words = t(`repayment.${repaymentOf(dispute, disputed)}`, {
    date: takeBackOn ? formatDate(takeBackOn) : '',
    amount: formatDollars(amount),
    paid: formatDollars(paid),
  });
  return <Fact label={t('repayment')} value={words} />;
}

function creditKey(of: { isFinal: boolean; isTakenBack: boolean; isTakenSoon: boolean }) {
  if (of.isTakenBack) return 'taken';
  if (of.isFinal) return 'final';
  return of.isTakenSoon ? 'takenSoon' : 'provisional';
}

/** The days of Regulation E that lie ahead. */
function Next({ dispute }: Pick<Props, 'dispute'>) {
  const t = useMessages();
  const { cardTransactionId, state, credit, creditDueOn, resolveDueOn, isLate } = dispute;
  const by = (date: string) => t('by', { date: formatDate(date) });
  // No day is promised that is over.
  if (isLate) {
    return state === 'open' ? (
      <p>{t('next.lateCredit', { date: formatDate(creditDueOn) })}</p>
    ) : (
      <p>{t('next.late', { date: formatDate(resolveDueOn) })}</p>
    );
  }
  if (isUndecided(state)) {
    return (
      <Stack gap={12}>
        <dl>
          {state === 'open' && <Fact label={by(creditDueOn)} value={t('next.credit')} />}
          <Fact label={by(resolveDueOn)} value={t('next.resolve')} />
        </dl>
        <p className={styles.when}>
          {state === 'open' && `${t('next.rule')} `}
          {t('next.told')}
        </p>
      </Stack>
    );
  }
  if (credit?.takeBackOn && !credit.isTakenBack) {
    return (
      <dl>
        <Fact label={formatDate(credit.takeBackOn)} value={t('next.takeBack')} />
      </dl>
    );
  }
  if (state !== 'withdrawn') return <p>{t('next.nothing')}</p>;
  return (
    <p>
      {t('next.withdrawn')}{' '}
      <TextLink href={`/card-transactions/${cardTransactionId}`}>{t('next.again')}</TextLink>
    </p>
  );
}

interface WithdrawProps {
  dispute: Dispute;
  onWithdrawn: () => void;
}

function Withdraw({ dispute, onWithdrawn }: WithdrawProps) {
  const t = useMessages();
  const client = useQueryClient();
  const { cardTransactionId: id, credit } = dispute;

  async function withdraw() {
    unwrap(await withdrawDispute(id));
    forgetDispute(id);
    await Promise.all([
      client.invalidateQueries(disputeQuery(id)),
      client.invalidateQueries(cardTransactionsQuery),
    ]);
    onWithdrawn();
    announce(t('withdraw.done'));
  }

  return (
    <p className={styles.withdraw}>
      <ActionDialog
        action={t('withdraw')}
        isQuiet
        isLoss
        title={t('withdraw.title')}
        keep={t('withdraw.keep')}
        onConfirm={withdraw}
      >
        <p>{t('withdraw.text')}</p>
        {credit && <p>{t('withdraw.credit', { amount: formatDollars(credit.amount) })}</p>}
      </ActionDialog>
    </p>
  );
}

const Fact = ({ label, value }: { label: string; value: ReactNode }) => (
  <div className={styles.fact}>
    <dt>{label}</dt>
    <dd>{value}</dd>
  </div>
);

const moment = dateFormat({ dateStyle: 'medium' });
