import {
  Button,
  Dialog,
  Icon,
  LinkList,
  Money,
  SkeletonText,
  Stack,
  TextLink,
  type LinkRow,
} from '@reset/shared-ui';
import { formatMoney } from '@reset/shared-ui/format-money.ts';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { useMessages } from '#messages.ts';
import { toCents } from '#money/money.ts';
import type { Overview } from '../api/overview.ts';
import { receiptColumn } from '../model/receipt.ts';
import { shownLimit } from '../model/shown-limit.ts';
import styles from './limit-receipt.module.css';
import { ZeroLimitCause } from './zero-limit-cause.tsx';

interface Props {
  overview: Overview;
}

/** Beside a limit: what it comes from, figure by figure, each leading to its page. */
export function LimitReceipt({ overview }: Props) {
  const t = useMessages();
  const { hash } = useLocation();
  const [isOpen, setOpen] = useState(hash === OPENED_BY);
  return (
    <>
      <div className={styles.question}>
        <Button variant="quiet" onPress={() => setOpen(true)}>
          <Icon name="info" size={16} /> {t('receipt.open')}
        </Button>
      </div>
      <Dialog title={t('receipt.title')} isOpen={isOpen} onClose={() => setOpen(false)}>
        <Stack gap={16}>
          <ZeroLimitCause overview={overview} />
          <p>{t('receipt.text')}</p>
          <Receipt overview={overview} />
          <TextLink href={FORECAST}>{t('receipt.forecast')}</TextLink>
        </Stack>
      </Dialog>
    </>
  );
}

/** The page of the days to come. */
const FORECAST = '/dashboard/forecast';

/** Leads to what she can spend on the days until payday. */
export const ForecastLink = () => {
  const t = useMessages();
  return (
    <p className={styles.question}>
      <TextLink href={FORECAST} variant="quiet">
        <Icon name="calendar" size={16} /> {t('receipt.forecast')}
      </TextLink>
    </p>
  );
};

/** What an address ends in that leads to the receipt itself. */
const OPENED_BY = '#limit';

/** In the place of its button. */
export const LimitReceiptSkeleton = () => (
  <p className={styles.awaited}>
    <SkeletonText width={12} />
  </p>
);

/**
 * Her bank, apart, as it enters no sum; then a column that adds up as it is shown: what she earned, what of it does not count and
 * why, what was spent, and the limit, to the cent where the card shows whole dollars.
 */
function Receipt({ overview }: Props) {
  const t = useMessages();
  const { payroll, linkedBank, upcomingExpensesAmount: bills, resetCard } = overview;
  const column = receiptColumn(overview);
  const shown = shownLimit(overview.dsl.currentAmount);
  const ofRefund = overview.nextRepayment?.ofRefund ?? 0;
  const about = linkedBank && billsWords(overview, linkedBank.amount);
  const line = (of: Line, cents: number): LinkRow => ({
    ...LINES[of],
    title: t(`overview.${of}`),
    amount: <Money cents={cents} />,
  });
  return (
    <div>
      {linkedBank && (
        <section className={styles.apart}>
          <h3 className={styles.part}>{t('receipt.bank')}</h3>
          <Lines
            links={[line('bank', toCents(linkedBank.amount)), line('bills', toCents(bills))]}
          />
          {about && <p className={styles.covered}>{t(about)}</p>}
        </section>
      )}
      <h3 className={styles.part}>{t('receipt.sum')}</h3>
      {payroll && <Lines links={[line('payroll', column.earnedCents)]} />}
      {column.changes.map(({ reason, takenPercent, cents }) => (
        <Change
          key={reason}
          text={t(`receipt.${reason}`, { percent: takenPercent })}
          cents={cents}
        />
      ))}
      {resetCard && (
        <>
          <p className={styles.counts}>
            <span>{t('receipt.counts')}</span> <Money cents={column.countsCents} />
          </p>
          <Lines links={[line('card', -column.outstandingCents)]} />
          {ofRefund > 0 && (
            <p className={styles.covered}>
              {t('receipt.ofRefund', { amount: formatMoney(toCents(ofRefund)) })}
            </p>
          )}
          {column.floorCents !== 0 && (
            <Change text={t('receipt.floor')} cents={column.floorCents} />
          )}
        </>
      )}
      <p className={styles.limit}>
        <span>{t('card.limit')}</span> <Money cents={column.limitCents} />
      </p>
      {shown.isRounded && (
        <p className={styles.covered}>{t('receipt.rounded', { shown: shown.text })}</p>
      )}
    </div>
  );
}

/** What the bills have to do with the limit; null while it was made with another balance. */
function billsWords({ limitSteps, upcomingExpensesAmount }: Overview, balance: number) {
  if (limitSteps.some(({ reason }) => reason === 'bills')) return 'receipt.short';
  return balance >= upcomingExpensesAmount ? 'receipt.covered' : null;
}

const Lines = ({ links }: { links: LinkRow[] }) => (
  <div className={styles.lines}>
    <LinkList links={links} />
  </div>
);

const Change = ({ text, cents }: { text: string; cents: number }) => (
  <p className={styles.step}>
    <span>{text}</span>{' '}
    <span>
      {cents > 0 && '+'}
      <Money cents={cents} />
    </span>
  </p>
);

type Line = 'payroll' | 'bank' | 'bills' | 'card';

const LINES = {
  payroll: { href: '/income', icon: 'banknote' },
  bank: { href: '/recurring-expenses', icon: 'landmark' },
  bills: { href: '/recurring-expenses', icon: 'receipt' },
  card: { href: '/card-transactions', icon: 'credit-card' },
} as const satisfies Record<Line, Pick<LinkRow, 'href' | 'icon'>>;
