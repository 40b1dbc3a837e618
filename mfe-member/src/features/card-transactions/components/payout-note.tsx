import { formatDay } from '#dates/calendar-date.ts';
import type { Overview } from '#features/spending-limit/spending-limit.ts';
import { payoutStatus } from '#features/payouts/payouts.ts';
import { useMessages } from '#messages.ts';
import { maskedBank } from '#money/masked-bank.ts';
import { formatDollars } from '#money/money.ts';
import styles from './card-panels.module.css';

/** What becomes of what is hers with us; nothing while nothing is. */
export function PayoutNote({ payout }: Pick<Overview, 'payout'>) {
  const t = useMessages();
  if (!payout) return null;
  const { status, bankName, bankMask, arrivesOn } = payout;
  const words = {
    amount: formatDollars(payout.amount),
    bank: bankName ? maskedBank(bankName, bankMask) : '',
    date: arrivesOn ? formatDay(arrivesOn) : '',
  };
  const known = payoutStatus(status);
  const key = known === 'on_its_way' && arrivesOn ? 'arrives' : known;
  const held =
    payout.held > 0 && t('transactions.payout.held', { held: formatDollars(payout.held) });
  return (
    <p className={styles.note}>
      {[t(`transactions.payout.${key}`, words), held].filter(Boolean).join(' ')}
    </p>
  );
}
