import { stateName } from '@reset/application-engine/policy/states.ts';
import {
  FEDERAL,
  isAnyRejected,
  isRefundSent,
  owedDollars,
  receivedDollars,
  refundDollars,
  toldStatus,
  wholeDollars,
  type IncomeTaxReturn,
} from '@reset/remote-sdk/tax-returns';
import { Badge, Money, type Tone } from '@reset/shared-ui';
import { formatMoney } from '@reset/shared-ui/format-money.ts';
import { AmountRow } from '#rows/amount-row.tsx';
import { t as translate, useMessages } from '../tax-return-messages.ts';

interface Props {
  returns: readonly IncomeTaxReturn[];
  /** Of more than one year, each says its own. */
  hasYears?: boolean;
}

/** Each return with how it stands and its amount, in whole dollars. */
export function ReturnRows({ returns, hasYears = false }: Props) {
  const t = useMessages();
  return (
    <ul>
      {returns.map((one) => {
        const { jurisdiction, taxYear } = one;
        const standing = toldStatus(one);
        return (
          <AmountRow
            key={`${taxYear} ${jurisdiction}`}
            title={hasYears ? namesOf([one]) : authorityOf(one)}
            note={<Badge tone={TONES[standing]}>{t(`status.${standing}`)}</Badge>}
            {...amountOf(one, t)}
          />
        );
      })}
    </ul>
  );
}

/** Returns by whom each is for, with its year. */
export const namesOf = (returns: readonly IncomeTaxReturn[]): string =>
  returns.map((one) => `${authorityOf(one)} ${one.taxYear}`).join(', ');

const authorityOf = ({ jurisdiction }: IncomeTaxReturn): string =>
  jurisdiction === FEDERAL ? translate('federal') : stateName(jurisdiction);

/**
 * What came back, is to come, may come once it is corrected, or is owed, and what it was filed for where
 * that says something else, or may: what did not come through us is known by the return that was filed
 * alone.
 */
function amountOf(one: IncomeTaxReturn, t: typeof translate) {
  const [refund, owed] = [refundDollars(one), owedDollars(one)];
  const filed = wholeDollars(one.refundFiled);
  const filedFor = t('filedFor', { amount: formatMoney(filed * 100, { isWhole: true }) });
  if (owed > 0) {
    const amountNote = t(isAnyRejected([one]) ? 'owe.rejected' : 'owe');
    return { amount: <Money cents={owed * 100} isWhole />, amountNote };
  }
  if (receivedDollars(one) !== null) {
    const isOther = filed > 0 && filed !== refund;
    return { amount: <Money cents={refund * 100} isWhole />, amountNote: isOther && filedFor };
  }
  // A refund came of what was filed as owing: how much, is not known here.
  if (filed < 0) return { amount: null };
  if (one.taxReturnStatus === 'rejected') {
    return { amount: <Money cents={filed * 100} isWhole />, amountNote: t('notAccepted') };
  }
  return {
    amount: <Money cents={refund * 100} isWhole />,
    amountNote: isRefundSent(one) ? t('asFiled') : filed > refund && filedFor,
  };
}

const TONES: Record<ReturnType<typeof toldStatus>, Tone> = {
  submitted: 'pending',
  accepted: 'success',
  rejected: 'danger',
  refund_received: 'success',
  refund_sent: 'success',
  no_refund: 'neutral',
  balance_due: 'warning',
};
