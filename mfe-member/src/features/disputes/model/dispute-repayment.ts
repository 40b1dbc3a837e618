import type { CustomerState } from '@reset/api-contract/member/card-transactions.ts';
import type { Dispute } from '../api/dispute.ts';
import { isUndecided } from './dispute-state.ts';

const OWED: ReadonlySet<CustomerState> = new Set<CustomerState>(['posted', 'partially_repaid']);

/** What becomes of a disputed purchase when she repays: the key of its words. */
export type DisputeRepayment =
  | 'owedInReview'
  | 'repaidInReview'
  | 'credited'
  | 'creditedPart'
  | 'creditedRepaid'
  | 'creditedOwed'
  | 'final'
  | 'rest'
  | 'until'
  | 'untilRepaid'
  | 'untilOwed'
  | 'owed'
  | 'owedWithCredit'
  | 'takenBack'
  | 'takenBackRepaid'
  | 'repaid';

/** How the disputed purchase stands, and the credits of its disputes that were taken back as debts of their own. */
export type Disputed = { customerState: CustomerState; takenBack: readonly CustomerState[] };

/** Whether a disputed purchase is still debited: by the state of the dispute and of the purchase. */
export function repaymentOf(
  { state, credit }: Pick<Dispute, 'state' | 'credit'>,
  disputed: Disputed,
): DisputeRepayment {
  const isOwed = OWED.has(disputed.customerState);
  if (isUndecided(state)) return whileUndecided(isOwed, credit);
  if (state === 'won' || state === 'written_off') return isOwed ? 'rest' : 'final';
  if (credit?.takeBackOn && !credit.isTakenBack) return untilTakenBack(isOwed, credit);
  return afterwards(isOwed, disputed.takenBack);
}

/** Of a purchase that is, or would be, disputed without a credit. */
export const repaymentInReview = (customerState: CustomerState) =>
  inReview(OWED.has(customerState));

const inReview = (isOwed: boolean) => (isOwed ? 'owedInReview' : 'repaidInReview');

type Credit = NonNullable<Dispute['credit']>;

function whileUndecided(isOwed: boolean, credit: Credit | null): DisputeRepayment {
  if (credit === null) return inReview(isOwed);
  if (credit.paid === 0) return isOwed ? 'creditedOwed' : 'creditedRepaid';
  return isOwed ? 'creditedPart' : 'credited';
}

/** What the credit does not pay of it stays as it is. */
function untilTakenBack(isOwed: boolean, { paid }: Credit): DisputeRepayment {
  if (paid > 0) return 'until';
  return isOwed ? 'untilOwed' : 'untilRepaid';
}

function afterwards(isOwed: boolean, takenBack: Disputed['takenBack']): DisputeRepayment {
  const isCreditOwed = takenBack.some((state) => OWED.has(state));
  if (isOwed) return isCreditOwed ? 'owedWithCredit' : 'owed';
  if (isCreditOwed) return 'takenBack';
  return takenBack.length > 0 ? 'takenBackRepaid' : 'repaid';
}
