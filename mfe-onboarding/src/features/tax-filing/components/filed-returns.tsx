import { stateName } from '@reset/application-engine/policy/states.ts';
import { owedTaxWords } from '@reset/remote-sdk/tax-filing';
import {
  FEDERAL,
  isAnyRejected,
  ofNewestYear,
  rejectedReturns,
  toldStatus,
  type IncomeTaxReturn,
} from '@reset/remote-sdk/tax-returns';
import { Badge, Text, type Tone } from '@reset/shared-ui';
import { formatMoney } from '@reset/shared-ui/format-money.ts';
import { useMessages } from '../tax-filing-messages.ts';
import styles from './tax-filing.module.css';

interface Props {
  returns: readonly IncomeTaxReturn[];
}

/** What is to be corrected, and what was sent in for the newest year: each by whom it is for, with how it stands. */
export function FiledReturns({ returns }: Props) {
  const t = useMessages();
  if (returns.length === 0) return null;
  const sent = ofNewestYear(returns).filter((one) => !isAnyRejected([one]));
  return (
    <ul className={styles.returns}>
      {[...rejectedReturns(returns), ...sent].map((one) => {
        const { jurisdiction, taxYear } = one;
        const standing = toldStatus(one);
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
  );
}

/** To whom and how she pays what she owes for the newest year, by what needs no correction first. */
export const OwedTax = ({ returns }: Props) =>
  ofNewestYear(returns).map((one) => {
    const words = owedTaxWords(one, formatMoney);
    return words && <Text key={one.jurisdiction}>{words}</Text>;
  });

const TONES: Record<ReturnType<typeof toldStatus>, Tone> = {
  submitted: 'pending',
  accepted: 'success',
  rejected: 'danger',
  refund_received: 'success',
  refund_sent: 'success',
  no_refund: 'neutral',
  balance_due: 'warning',
};
