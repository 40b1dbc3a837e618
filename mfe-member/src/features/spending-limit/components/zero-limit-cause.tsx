import { formatMoney } from '@reset/shared-ui/format-money.ts';
import { useMessages } from '#messages.ts';
import type { Overview } from '../api/overview.ts';
import { zeroLimitCause, type ZeroLimitCause as Cause } from '../model/zero-limit-cause.ts';
import styles from './zero-limit-cause.module.css';

interface Props {
  overview: Overview;
  /** A cause that lies beside the figures, in words, which is said before them. */
  beside?: string | null;
}

/** Why the limit is $0, in one sentence with its figures; nothing where they do not prove it. */
export function ZeroLimitCause({ overview, beside = null }: Props) {
  const t = useMessages();
  const cause = zeroLimitCause(overview);
  return (
    <>
      {beside !== null && <p className={styles.cause}>{beside}</p>}
      {cause && (
        <p className={styles.cause}>{t(`zeroLimit.${cause.reason}.cause`, wordsOf(cause))}</p>
      )}
    </>
  );
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
