import type { IncomeTaxReturn } from './get-income-tax-returns.ts';

type Return = Pick<IncomeTaxReturn, 'refundAmount' | 'taxReturnStatus'> &
  Partial<Pick<IncomeTaxReturn, 'refundReceived' | 'refundAwaitedUntil'>>;

/** What is said of all returns of a year together. */
export type ReturnsStanding =
  | 'rejected'
  | 'submitted'
  /** One is accepted, and of another nothing is heard yet. */
  | 'partly_accepted'
  | 'accepted'
  /** The refund of one has arrived, and that of another is still to come. */
  | 'partly_received'
  | 'received'
  /** The same, of a refund that did not come through us, or not yet: that it was sent is all that is known. */
  | 'partly_sent'
  | 'sent'
  | 'no_refund';

/**
 * How the returns of a year stand together. One that is rejected comes first, then money: what has
 * arrived, what is still to come, and that none is. Of several refunds to come, the least is said.
 */
export function returnsStanding(returns: readonly Return[]): ReturnsStanding {
  if (isAnyRejected(returns)) return 'rejected';
  const statuses = new Set(returns.map(({ taxReturnStatus }) => taxReturnStatus));
  const isToCome = hasRefundToCome(returns);
  if (statuses.has('refund_received')) {
    const stands = returns.some(isRefundSent) ? 'sent' : 'received';
    return isToCome ? `partly_${stands}` : stands;
  }
  if (statuses.has('no_refund') && !isToCome) return 'no_refund';
  if (!statuses.has('accepted')) return 'submitted';
  return statuses.has('submitted') ? 'partly_accepted' : 'accepted';
}

/** Whether nothing has been heard yet of its refund, which may still come. */
export const isOpen = ({ taxReturnStatus }: Pick<Return, 'taxReturnStatus'>): boolean =>
  taxReturnStatus === 'submitted' || taxReturnStatus === 'accepted';

/** Whether its refund was sent, and did not come in through us yet: how much, and whether it is there, is not known. */
export const isRefundSent = (one: Pick<Return, 'taxReturnStatus' | 'refundReceived'>): boolean =>
  one.taxReturnStatus === 'refund_received' && receivedDollars(one) === null;

/** Whether nothing more comes of it: its refund is here, or there is none. */
export const isOver = ({ taxReturnStatus }: Pick<Return, 'taxReturnStatus'>): boolean =>
  taxReturnStatus === 'refund_received' || taxReturnStatus === 'no_refund';

/** Whether a refund of one of them is still to come, as far as anybody knows. */
export const hasRefundToCome = (returns: readonly Return[]): boolean =>
  returns.some((one) => isOpen(one) && one.refundAmount > 0);

/** Those that were not taken as they were sent in. */
export const rejectedReturns = <Of extends Pick<Return, 'taxReturnStatus'>>(
  returns: readonly Of[],
): Of[] => returns.filter(({ taxReturnStatus }) => taxReturnStatus === 'rejected');

export const isAnyRejected = (returns: readonly Pick<Return, 'taxReturnStatus'>[]): boolean =>
  rejectedReturns(returns).length > 0;

/** What came back or is to come by a return, in whole dollars. */
export const refundDollars = (one: Return): number => wholeDollars(exactRefund(one));

/**
 * The same in dollars and cents: what came in through us, else what was filed for; of one that is
 * rejected, or has no refund, nothing.
 */
function exactRefund(one: Return): number {
  const received = receivedDollars(one);
  if (received !== null) return received;
  return isOpen(one) || one.taxReturnStatus === 'refund_received' ? filedFor(one) : 0;
}

/**
 * Until which day a refund that was sent to her account with us is awaited there; null where none is, also
 * of a service that does not say.
 */
export const awaitedUntil = ({
  refundAwaitedUntil = null,
}: Pick<Return, 'refundAwaitedUntil'>): string | null => refundAwaitedUntil;

/** What came in through us as its refund, in dollars and cents; null for nothing. */
export const receivedDollars = ({ refundReceived = null }: Pick<Return, 'refundReceived'>) =>
  refundReceived;

/** What those that are rejected were filed for, in whole dollars: it may come once they are corrected. */
export const totalNotAccepted = (returns: readonly Return[]): number =>
  total(rejectedReturns(returns).map(filedFor));

const filedFor = ({ refundAmount }: Pick<Return, 'refundAmount'>): number =>
  Math.max(0, refundAmount);

/** What is owed by a return, in whole dollars: nothing once it was refunded after all. */
export const owedDollars = (one: Return): number => wholeDollars(exactOwed(one));

const exactOwed = ({ refundAmount, taxReturnStatus }: Return): number =>
  taxReturnStatus === 'refund_received' ? 0 : Math.max(0, -refundAmount);

/** Cents that are to be paid by a return: none by one that is to be corrected first. */
export const centsToPay = (one: Return): number =>
  isAnyRejected([one]) ? 0 : Math.round(exactOwed(one) * 100);

/** Whether no refund comes of a return because she owes by it, which is said instead. */
export const isBalanceDue = (one: Return): boolean =>
  one.taxReturnStatus === 'no_refund' && owedDollars(one) > 0;

/** How a return is told to stand: as the filer says, unless that says more or less than is known. */
export function toldStatus(one: Return): Return['taxReturnStatus'] | 'refund_sent' | 'balance_due' {
  if (isBalanceDue(one)) return 'balance_due';
  return isRefundSent(one) ? 'refund_sent' : one.taxReturnStatus;
}

/** Whole dollars that came back or are to come: rounded each, so that what is shown adds up. */
export const totalRefund = (returns: readonly Return[]): number => sum(returns.map(refundDollars));

/** Cents that are to be paid; they lessen no refund, which another authority pays. */
export const totalCentsToPay = (returns: readonly Return[]): number => sum(returns.map(centsToPay));

/** Whole dollars of that. */
export const totalOwed = (returns: readonly Return[]): number =>
  wholeDollars(totalCentsToPay(returns) / 100);

/** Whole dollars that those that are rejected were filed as owing. */
export const totalOwedNotAccepted = (returns: readonly Return[]): number =>
  total(rejectedReturns(returns).map(exactOwed));

/** As a return is rounded: half a dollar and more is a dollar, owed or refunded alike. */
export const wholeDollars = (dollars: number): number =>
  Math.sign(dollars) * Math.round(Math.round(Math.abs(dollars) * 100) / 100);

export const ofNewestYear = <Of extends Pick<IncomeTaxReturn, 'taxYear'>>(
  returns: readonly Of[],
): Of[] => {
  const newest = Math.max(...returns.map(({ taxYear }) => taxYear));
  return returns.filter(({ taxYear }) => taxYear === newest);
};

/** Rounded once: the exact sum is the nearer one. */
const total = (dollars: readonly number[]): number => wholeDollars(sum(dollars));

const sum = (amounts: readonly number[]): number => amounts.reduce((all, one) => all + one, 0);
