import { formatMoney } from '@reset/shared-ui/format-money.ts';
import { useMessages } from '#messages.ts';
import type { Overview } from '../api/overview.ts';
import { zeroLimitCause, type ZeroLimitCause as Cause } from '../model/zero-limit-cause.ts';
import styles from './zero-limit-cause.module.css';

interface Props {
  overview: Overview;
}

/** Why the limit is $0, in one sentence with its figures; nothing where they do not prove it. */
export function ZeroLimitCause({ overview }: Props) {
  const t = useMessages();
  const cause = zeroLimitCause(overview);
  if (!cause) return null;
  return <p className={styles.cause}>{t(`zeroLimit.${cause.reason}.cause`, wordsOf(cause))}</p>;
}

function wordsOf(cause: Cause): Record<string, string> {
  switch (cause.reason) {
    case 'cardSpend':
      return { spent: formatMoney(cause.spentCents), limit: formatMoney(cause.limitCents) };
    case 'upcomingBills':
      return { short: formatMoney(cause.shortCents), earned: formatMoney(cause.earnedCents) };
    case 'noBank':
    case 'debitStopped':
    case 'directDeposit':
    case 'payrollData':
      return {};
  }
}
