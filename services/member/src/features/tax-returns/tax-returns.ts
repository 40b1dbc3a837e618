import type { TaxEvent } from '@reset/api-contract/member/tax-events.ts';
import { type CalendarDate, dayOf } from '#calendar/calendar-date.ts';
import { plusBankingDays } from '#calendar/banking-day.ts';
import { isEligibleRefund } from '#features/limits/limits.ts';
import type { FiledReturn, TaxReturnStatus } from '#providers/tax-filing.ts';

/** Reads a member's returns where they are filed. */
export const READ_TAX_RETURNS_QUEUE = 'read-tax-returns';
export type ReadTaxReturnsJob = { user_id: string };

/** Who files taxes, as the reading of her returns began. */
export type TaxFiler = {
  userId: string;
  aprilUserId: string;
  version: number;
  /** Where she lives; null while that is not known. */
  homeState: string | null;
  /** Her refunds are sent to her deposit account with us. */
  isSentToUs: boolean;
};

/** What is shown of a return. */
export type ShownTaxReturn = Pick<
  FiledReturn,
  'jurisdiction' | 'taxYear' | 'refundCents' | 'isAdvanceEligible' | 'status' | 'state'
> & {
  /** Where she lives; null while that is not known. */
  homeState: string | null;
  /** What came in through us as its refund, though it was taken back later; null for nothing. */
  refundedBy: string | null;
  /** When it was first read to be accepted; null for never. */
  acceptedAt: Date | null;
  /** Its refund was sent to us, and is awaited until that day; null where none is. */
  refundAwaitedUntil: CalendarDate | null;
};

type Standing = Pick<ShownTaxReturn, 'status' | 'refundedBy'>;

/** Whether its refund came, or none does: nothing of it is advanced any more. */
const hasEnded = ({ status, refundedBy }: Standing): boolean =>
  refundedBy !== null || status === 'refund_received' || status === 'no_refund';

/** Whether a part of its refund may be advanced, now or once it is accepted. */
export const isAdvanceable = (one: ShownTaxReturn): boolean =>
  isEligibleRefund(one) && !hasEnded(one);

/** Whether its refund is still to come, or will be once it is accepted. */
export const isAwaited = (one: Standing): boolean => !hasEnded(one) && one.status !== 'rejected';

/** What she is to get back, or got, by what was filed: nothing where there is no refund. */
export const shownRefundCents = ({
  status,
  refundCents,
}: Pick<ShownTaxReturn, 'status' | 'refundCents'>): number =>
  status === 'no_refund' ? Math.min(refundCents, 0) : refundCents;

export type Refund = { amountCents: number; repaidCents: number };

/**
 * What came in of a refund, and what of that repaid what she owed, all its parts together; null for nothing.
 * @param parts those that were taken back are undefined
 */
export function refundOf(parts: readonly (Refund | undefined)[]): Refund | null {
  const [first, ...others] = parts.filter((part) => part !== undefined);
  if (!first) return null;
  return others.reduce(
    (sum, { amountCents, repaidCents }) => ({
      amountCents: sum.amountCents + amountCents,
      repaidCents: sum.repaidCents + repaidCents,
    }),
    first,
  );
}

/** How a return is shown to stand: that its refund is here may be known before the filer says so. */
export const shownStatus = (
  { status }: Pick<ShownTaxReturn, 'status'>,
  refund: object | null,
): TaxReturnStatus => (refund && status !== 'rejected' ? 'refund_received' : status);

/** A refund that was sent to us is here within so many banking days, or is taken for one that does not come. */
const AWAITED_BANKING_DAYS = 10;

/** Until when a refund of which the filer says now that it was sent is awaited here. */
export const refundAwaitedUntil = (now: Date): CalendarDate =>
  plusBankingDays(dayOf(now), AWAITED_BANKING_DAYS);

/** A return as it was written last. */
export type KnownTaxReturn = {
  status: TaxReturnStatus;
  submittedAt: Date;
  /** When it was first accepted; null for never. */
  acceptedAt: Date | null;
};

/**
 * How a return stands by what is read of it now: a refund that was received is the end of a sending,
 * whatever is read of it later. Filed anew, it is another one.
 */
export const standingOf = (before: KnownTaxReturn | null, filed: FiledReturn): FiledReturn =>
  before?.status === 'refund_received' && !isSentAnew(before, filed)
    ? { ...filed, status: 'refund_received' }
    : filed;

const isSentAnew = (before: KnownTaxReturn, filed: FiledReturn): boolean =>
  before.submittedAt < filed.submittedAt;

type ReturnEvent = Exclude<TaxEvent['type'], 'tax_filing.started' | 'tax_return.withdrawn'>;

/**
 * What happened to a return since it was read last, in its order. What lies between two readings and
 * is not there to be read is inferred where it has to have been: a refund is of a return that was
 * accepted, unless it was read to be rejected and nothing was sent since.
 * @param before null for one that is new
 */
export function happenedTo(before: KnownTaxReturn | null, filed: FiledReturn): ReturnEvent[] {
  const { status } = filed;
  const isSent = !before || isSentAnew(before, filed);
  const isNews = isSent || before.status !== status;
  return [
    ...(isSent ? (['tax_return.submitted'] as const) : []),
    ...(isAcceptance(before, filed) ? (['tax_return.accepted'] as const) : []),
    ...(isNews && status !== 'submitted' && status !== 'accepted'
      ? ([`tax_return.${status}`] as const)
      : []),
  ];
}

/** Whether it was accepted since it was read last, and not before as it was sent. */
function isAcceptance(before: KnownTaxReturn | null, filed: FiledReturn): boolean {
  if (before?.acceptedAt && !isSentAnew(before, filed)) return false;
  const standing = before && !isSentAnew(before, filed) ? before.status : null;
  // One that was rejected and refunded after all was never read to be accepted.
  const isInferred = standing !== 'rejected' && standing !== 'refund_received';
  return filed.status === 'accepted' || (filed.status === 'refund_received' && isInferred);
}

/**
 * Of what of that she is to be told: one that is accepted again as it was sent is no news to others, and is
 * to her, whose last was that it was rejected.
 */
export const toldOf = (
  before: KnownTaxReturn | null,
  { status }: FiledReturn,
  happened: readonly ReturnEvent[],
): readonly ReturnEvent[] =>
  before?.status === 'rejected' && status === 'accepted' && happened.length === 0
    ? ['tax_return.accepted']
    : happened;

/** Of several returns for one year and place, the one that was sent last. */
export function latestOfEach(filed: readonly FiledReturn[]): FiledReturn[] {
  const latest = new Map<string, FiledReturn>();
  for (const one of filed.toSorted((a, b) => a.submittedAt.getTime() - b.submittedAt.getTime())) {
    latest.set(`${one.jurisdiction} ${one.taxYear}`, one);
  }
  return [...latest.values()];
}
