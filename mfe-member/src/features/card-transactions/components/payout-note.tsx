import { formatMoney } from '@reset/shared-ui/format-money.ts';
import { formatDay } from '#dates/calendar-date.ts';
import type { Overview } from '#features/spending-limit/spending-limit.ts';
import { payoutStatus } from '#features/payday/payday.ts';
import { useMessages } from '#messages.ts';
import { maskedBank } from '#money/masked-bank.ts';
import { toCents } from '#money/money.ts';
import styles from './card-panels.module.css';

/** What becomes of what is hers with us; nothing while nothing is. */
export function PayoutNote({ payout }: Pick<Overview, 'payout'>) {
  const t = useMessages();
  if (!payout) return null;
  const { status, bankName, bankMask, arrivesOn } = payout;
  const words = {
    amount: formatMoney(toCents(payout.amount)),
    bank: bankName ? maskedBank(bankName, bankMask) : '',
    date: arrivesOn ? formatDay(arrivesOn) : '',
  };
  const known = payoutStatus(status);
  const key = known === 'on_its_way' && arrivesOn ? 'arrives' : known;
  return <p className={styles.note}>{t(`transactions.payout.${key}`, words)}</p>;
}
