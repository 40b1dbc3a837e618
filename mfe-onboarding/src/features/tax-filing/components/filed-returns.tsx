import { stateName } from '@reset/application-engine/policy/states.ts';
import {
  FEDERAL,
  isAnyRejected,
  ofNewestYear,
  rejectedReturns,
  type IncomeTaxReturn,
} from '@reset/remote-sdk/tax-returns';
import { Badge, type Tone } from '@reset/shared-ui';
import { useMessages } from '../tax-filing-messages.ts';
import styles from './tax-filing.module.css';

interface Props {
  returns: readonly IncomeTaxReturn[];
}

/**
 * What is to be corrected, and what was sent in for the newest year: each by whom it is for, with how it
 * stands.
 */
export function FiledReturns({ returns }: Props) {
  const t = useMessages();
  if (returns.length === 0) return null;
  const sent = ofNewestYear(returns).filter((one) => !isAnyRejected([one]));
  return (
    <ul className={styles.returns}>
      {[...rejectedReturns(returns), ...sent].map(
        ({ jurisdiction, taxYear, taxReturnStatus: status }) => (
          <li key={`${jurisdiction} ${taxYear}`} className={styles.return}>
            <span>
              {jurisdiction === FEDERAL
                ? t('return.federal')
                : t('return.state', { state: stateName(jurisdiction) })}{' '}
              {taxYear}
            </span>
            <Badge tone={TONES[status]}>{t(`status.${status}`)}</Badge>
          </li>
        ),
      )}
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
