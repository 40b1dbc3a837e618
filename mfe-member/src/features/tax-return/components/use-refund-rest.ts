import {
  federalOf,
  ofNewestYear,
  receivedRefund,
  type IncomeTaxReturn,
  type ReceivedRefund,
} from '@reset/remote-sdk/tax-returns';
import { formatMoney } from '@reset/shared-ui/format-money.ts';
import { formatDay } from '#dates/calendar-date.ts';
import { payoutStatus } from '#features/payouts/payouts.ts';
import type { Overview } from '#features/spending-limit/spending-limit.ts';
import { maskedBank } from '#money/masked-bank.ts';
import { refundParts, type RefundPart } from '../model/refund-parts.ts';
import { useMessages, type t as translate } from '../tax-return-messages.ts';

/** What became of the refund of her newest federal return, in sentences. */
export interface RefundRestWords {
  /** What of it repaid what she owed, and what of that later; null for nothing. */
  repaid: string | null;
  repaidLater: string | null;
  /** What of it is at her bank; null for nothing. */
  arrived: string | null;
  /** What is on its way there, or with us; empty where nothing is. */
  underWay: string[];
}

/**
 * null where no refund came in through us.
 * @param overview undefined while it is not known what is on its way
 */
export function useRefundRest(
  returns: readonly IncomeTaxReturn[],
  overview: Pick<Overview, 'payout'> | undefined,
): RefundRestWords | null {
  const t = useMessages();
  const refund = receivedRefund(federalOf(ofNewestYear(returns)));
  if (!refund) return null;
  const payout = overview?.payout ?? null;
  const { repaidCents, repaidLaterCents, arrived } = refund;
  const words = (key: 'rest.repaid' | 'rest.repaidLater', cents: number) =>
    cents > 0 ? t(key, { amount: formatMoney(cents) }) : null;
  return {
    repaid: words('rest.repaid', repaidCents),
    repaidLater: words('rest.repaidLater', repaidLaterCents),
    arrived: arrived && arrivedWords(arrived, t),
    underWay: payout ? refundParts(refund, payout).map((part) => partWords(part, payout, t)) : [],
  };
}

const arrivedWords = (
  { cents, by }: NonNullable<ReceivedRefund['arrived']>,
  t: typeof translate,
): string =>
  t('rest.arrived', {
    amount: formatMoney(cents),
    bank: maskedBank(by.bankName, by.bankMask),
    date: formatDay(by.day),
  });

function partWords(
  { cents, how }: RefundPart,
  { status: stands, bankName, bankMask, arrivesOn }: NonNullable<Overview['payout']>,
  t: typeof translate,
): string {
  const amount = formatMoney(cents);
  const bank = maskedBank(bankName ?? t('rest.yourBank'), bankMask);
  if (how !== 'payout') return t(`rest.${how}`, { amount, bank });
  const status = payoutStatus(stands);
  return status === 'on_its_way' && arrivesOn !== null
    ? t('rest.arrives', { amount, bank, date: formatDay(arrivesOn) })
    : t(`rest.${status}`, { amount, bank });
}
