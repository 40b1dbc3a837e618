import { stateName } from '@reset/application-engine/policy/states.ts';
import { owedTaxWords } from '@reset/remote-sdk/tax-filing';
import {
  FEDERAL,
  isAnyRejected,
  isBalanceDue,
  ofNewestYear,
  rejectedReturns,
  type IncomeTaxReturn,
} from '@reset/remote-sdk/tax-returns';
import { Badge, Text, type Tone } from '@reset/shared-ui';
import { formatMoney } from '@reset/shared-ui/format-money.ts';
import { useMessages } from '../tax-filing-messages.ts';
import styles from './tax-filing.module.css';

interface Props {
  returns: readonly IncomeTaxReturn[];
}

/**
 * What is to be corrected, and what was sent in for the newest year: each by whom it is for, with how it
 * stands, and how what is owed by it is paid.
 */
export function FiledReturns({ returns }: Props) {
  const t = useMessages();
  if (returns.length === 0) return null;
  const sent = ofNewestYear(returns).filter((one) => !isAnyRejected([one]));
  // What is rejected is corrected before anything is paid.
  const settled = isAnyRejected(returns) ? [] : sent;
  return (
    <>
      <ul className={styles.returns}>
        {[...rejectedReturns(returns), ...sent].map((one) => {
          const { jurisdiction, taxYear } = one;
          const standing = isBalanceDue(one) ? 'balance_due' : one.taxReturnStatus;
          return (
            <li key={`${jurisdiction} ${taxYear}`} className={styles.return}>
              <span>
                {jurisdiction === FEDERAL
                  ? t('return.federal')
                  : t('return.state', { state: stateName(jurisdiction) })}{' '}
                {taxYear}
              </span>
              <Badge tone={TONES[standing]}>{t(`status.${standing}`)}</Badge>
            </li>
          );
        })}
      </ul>
      {settled.map((one) => {
        const words = owedTaxWords(one, formatMoney);
        return words && <Text key={one.jurisdiction}>{words}</Text>;
      })}
    </>
  );
}

const TONES: Record<IncomeTaxReturn['taxReturnStatus'] | 'balance_due', Tone> = {
  submitted: 'pending',
  accepted: 'success',
  rejected: 'danger',
  refund_received: 'success',
  no_refund: 'neutral',
  balance_due: 'warning',
};
