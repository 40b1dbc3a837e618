import {
  Button,
  Dialog,
  LinkList,
  Money,
  SkeletonText,
  Stack,
  type LinkRow,
} from '@reset/shared-ui';
import { useState } from 'react';
import { useMessages } from '#messages.ts';
import { toCents } from '#money/money.ts';
import type { Overview } from '../api/overview.ts';
import styles from './limit-receipt.module.css';
import { ZeroLimitCause } from './zero-limit-cause.tsx';

interface Props {
  overview: Overview;
}

/** Beside a limit: what it comes from, figure by figure, each leading to its page. */
export function LimitReceipt({ overview }: Props) {
  const t = useMessages();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <div className={styles.question}>
        <Button variant="quiet" onPress={() => setOpen(true)}>
          {t('receipt.open')}
        </Button>
      </div>
      <Dialog title={t('receipt.title')} isOpen={isOpen} onClose={() => setOpen(false)}>
        <Stack gap={16}>
          <ZeroLimitCause overview={overview} />
          <p>{t('receipt.text')}</p>
          <Receipt overview={overview} />
        </Stack>
      </Dialog>
    </>
  );
}

/** In the place of its button. */
export const LimitReceiptSkeleton = () => (
  <p className={styles.awaited}>
    <SkeletonText width={12} />
  </p>
);

/**
 * What counts is made of the lines above it, for the reasons that stand between; less what was spent,
 * it is the limit, to the cent where the card shows whole dollars.
 */
function Receipt({ overview }: Props) {
  const t = useMessages();
  const { payroll, linkedBank, upcomingExpensesAmount: bills, resetCard, dsl } = overview;
  const line = (of: Line, dollars: number): LinkRow => ({
    ...LINES[of],
    title: t(`overview.${of}`),
    amount: <Money cents={toCents(dollars)} />,
  });
  const madeOf = [
    ...(payroll ? [line('payroll', payroll.amount)] : []),
    ...(linkedBank ? [line('bank', linkedBank.amount), line('bills', -bills)] : []),
  ];
  return (
    <div>
      <div className={styles.lines}>
        <LinkList links={madeOf} />
      </div>
      {resetCard && (
        <>
          {overview.limitSteps.map(({ reason, percent, amount }) => (
            <p key={reason} className={styles.step}>
              <span>{t(`receipt.${reason}`, { percent: percent ?? 0 })}</span>{' '}
              <Money cents={toCents(amount)} />
            </p>
          ))}
          <p className={styles.counts}>
            <span>{t('receipt.counts')}</span> <Money cents={toCents(dsl.maxAmount)} />
          </p>
          <div className={styles.lines}>
            <LinkList links={[line('card', -resetCard.amount)]} />
          </div>
        </>
      )}
      <p className={styles.limit}>
        <span>{t('card.limit')}</span> <Money cents={toCents(dsl.currentAmount)} />
      </p>
    </div>
  );
}

type Line = 'payroll' | 'bank' | 'bills' | 'card';

const LINES = {
  payroll: { href: '/income', icon: 'banknote' },
  bank: { href: '/recurring-expenses', icon: 'landmark' },
  bills: { href: '/recurring-expenses', icon: 'receipt' },
  card: { href: '/card-transactions', icon: 'credit-card' },
} as const satisfies Record<Line, Pick<LinkRow, 'href' | 'icon'>>;
