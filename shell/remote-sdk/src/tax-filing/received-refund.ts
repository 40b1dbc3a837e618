import type { IncomeTaxReturn } from './get-income-tax-returns.ts';

type Refund = Partial<
  Pick<
    IncomeTaxReturn,
    'refundReceived' | 'refundRepaid' | 'refundRepaidLater' | 'refundForwardedBy' | 'refundOnItsWay'
  >
>;

/** What became of a refund that came in through us, in cents. */
export interface ReceivedRefund {
  receivedCents: number;
  /** What of it repaid what she owed on her card, when it came and later. */
  repaidCents: number;
  /** Of that, later. */
  repaidLaterCents: number;
  /** The rest, which is hers: all of the three below. */
  hersCents: number;
  /** What of the rest is at her bank; null before. */
  arrived: { cents: number; by: NonNullable<IncomeTaxReturn['refundForwardedBy']> } | null;
  onItsWayCents: number;
  /** What of it is neither: it is with us, and sent on later. */
  withUsCents: number;
}

/** null where none came in through us, or it was taken back, also of a service that does not say. */
export function receivedRefund(refund: Refund | undefined): ReceivedRefund | null {
  const received = refund?.refundReceived ?? null;
  if (!refund || received === null) return null;
  const receivedCents = toCents(received);
  const repaidLaterCents = toCents(refund.refundRepaidLater ?? 0);
  const repaidCents = toCents(refund.refundRepaid ?? 0) + repaidLaterCents;
  const hersCents = receivedCents - repaidCents;
  const by = refund.refundForwardedBy ?? null;
  const arrived = by && { cents: toCents(by.amount), by };
  const onItsWayCents = toCents(refund.refundOnItsWay ?? 0);
  return {
    receivedCents,
    repaidCents,
    repaidLaterCents,
    hersCents,
    arrived,
    onItsWayCents,
    withUsCents: hersCents - (arrived?.cents ?? 0) - onItsWayCents,
  };
}

const toCents = (dollars: number): number => Math.round(dollars * 100);
