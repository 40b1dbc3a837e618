import type { IncomeTaxReturn } from '@reset/remote-sdk/tax-returns';

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
  /** The rest, which is hers: all of the three below. */
  hersCents: number;
  /** What of the rest is at her bank; null before. */
  arrived: NonNullable<IncomeTaxReturn['refundForwardedBy']> | null;
  onItsWayCents: number;
  /** What of it is neither: it is with us, and sent on later. */
  withUsCents: number;
}

/** null where none came in through us, or it was taken back. */
export function receivedRefund(refund: Refund | undefined): ReceivedRefund | null {
  const received = refund?.refundReceived ?? null;
  if (!refund || received === null) return null;
  const receivedCents = toCents(received);
  const repaidCents = toCents(refund.refundRepaid ?? 0) + toCents(refund.refundRepaidLater ?? 0);
  const hersCents = receivedCents - repaidCents;
  const arrived = refund.refundForwardedBy ?? null;
  const onItsWayCents = toCents(refund.refundOnItsWay ?? 0);
  const withUsCents = hersCents - toCents(arrived?.amount ?? 0) - onItsWayCents;
  return { receivedCents, repaidCents, hersCents, arrived, onItsWayCents, withUsCents };
}

const toCents = (dollars: number): number => Math.round(dollars * 100);
