import type { IncomeTaxReturn } from '@reset/remote-sdk/tax-returns';
import type { Overview } from '#features/spending-limit/spending-limit.ts';
import { toCents } from '#money/money.ts';

type Payout = NonNullable<Overview['payout']>;
type Refund = Partial<
  Pick<
    IncomeTaxReturn,
    'refundReceived' | 'refundRepaid' | 'refundRepaidLater' | 'refundForwardedBy' | 'refundOnItsWay'
  >
>;

/** What became of a refund that came in through us, in cents. */
export interface RefundRest {
  receivedCents: number;
  /** What of it repaid what she owed, when it came and later. */
  repaidCents: number;
  /** Of that, later. */
  repaidLaterCents: number;
  /** What of it is at her bank; null before. */
  arrived: { cents: number; by: NonNullable<IncomeTaxReturn['refundForwardedBy']> } | null;
  /** What of it is on its way there or with us, each part by what becomes of it. */
  toArrive: RefundPart[];
}

export interface RefundPart {
  cents: number;
  /** As its payout stands, held for purchases that are pending, or behind a payout of other money. */
  how: 'payout' | 'held' | 'behind';
}

/**
 * What became of a refund; null where none came in through us.
 * @param payout what becomes of all that is hers with us, of which the rest of the refund is a part
 */
export function refundRest(refund: Refund, payout: Overview['payout']): RefundRest | null {
  const { refundReceived = null, refundForwardedBy: by } = refund;
  if (refundReceived === null) return null;
  const receivedCents = toCents(refundReceived);
  const repaidLaterCents = toCents(refund.refundRepaidLater ?? 0);
  const repaidCents = toCents(refund.refundRepaid ?? 0) + repaidLaterCents;
  const arrived = by ? { cents: toCents(by.amount), by } : null;
  const leftCents = receivedCents - repaidCents - (arrived?.cents ?? 0);
  const parts = payout ? partsOf(leftCents, payout, toCents(refund.refundOnItsWay ?? 0)) : [];
  return {
    receivedCents,
    repaidCents,
    repaidLaterCents,
    arrived,
    toArrive: parts.filter(({ cents }) => cents > 0),
  };
}

/** What pending purchases hold of what is hers is not sent yet, nor what comes behind another payout. */
function partsOf(leftCents: number, payout: Payout, onItsWayCents: number): RefundPart[] {
  if (payout.status === 'on_its_way') {
    return [
      { cents: onItsWayCents, how: 'payout' },
      { cents: leftCents - onItsWayCents, how: 'behind' },
    ];
  }
  const sentCents = Math.min(leftCents, toCents(payout.amount) - toCents(payout.held));
  return [
    { cents: sentCents, how: 'payout' },
    { cents: Math.min(leftCents - sentCents, toCents(payout.held)), how: 'held' },
  ];
}
