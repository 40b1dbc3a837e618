import { stateName } from '@reset/application-engine/policy/states.ts';
import { Badge, Money, type Tone } from '@reset/shared-ui';
import { AmountRow } from '#rows/amount-row.tsx';
import { FEDERAL, wholeDollars, type IncomeTaxReturn } from '../model/advance-summary.ts';
import { useMessages } from '../tax-return-messages.ts';

interface Props {
  returns: readonly IncomeTaxReturn[];
  /** Of more than one year, each says its own. */
  hasYears?: boolean;
}

/** Each return with how it stands, and what comes back or is owed by it, in whole dollars. */
export function ReturnRows({ returns, hasYears = false }: Props) {
  const t = useMessages();
  return (
    <ul>
      {returns.map(({ jurisdiction, taxYear, refundAmount, taxReturnStatus: status }) => (
        <AmountRow
          key={`${taxYear} ${jurisdiction}`}
          title={[
            jurisdiction === FEDERAL ? t('federal') : stateName(jurisdiction),
            ...(hasYears ? [taxYear] : []),
          ].join(' ')}
          note={<Badge tone={TONES[status]}>{t(`status.${status}`)}</Badge>}
          amount={<Money cents={Math.abs(wholeDollars(refundAmount)) * 100} isWhole />}
          amountNote={wholeDollars(refundAmount) < 0 && t('owe')}
        />
      ))}
    </ul>
  );
}

const TONES: Record<IncomeTaxReturn['taxReturnStatus'], Tone> = {
  submitted: 'pending',
  accepted: 'success',
  rejected: 'danger',
  refund_received: 'success',
  no_refund: 'neutral',
};
