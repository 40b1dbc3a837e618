import type { MemberProfile } from '@reset/remote-sdk';
import {
  incomeTaxReturnsQuery,
  refundDestination,
  refundDestinationWithCard,
} from '@reset/remote-sdk/tax-filing';
import { hasRefundToCome, ofNewestYear } from '@reset/remote-sdk/tax-returns';
import { useQuery } from '@tanstack/react-query';
import styles from './repayment.module.css';

/** Where a tax refund that is still to come goes once she has the card, which repays by it too. */
export function RefundChange({ profile }: { profile: MemberProfile }) {
  const { data: returns = [] } = useQuery(incomeTaxReturnsQuery);
  if (!hasRefundToCome(ofNewestYear(returns))) return null;
  const words = refundDestinationWithCard(profile) ?? refundDestination(profile);
  return words && <p className={styles.note}>{words}</p>;
}
