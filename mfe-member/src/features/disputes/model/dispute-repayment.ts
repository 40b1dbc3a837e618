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
  | 'final'
  | 'rest'
  | 'until'
  | 'owed'
  | 'takenBack'
  | 'repaid';

/** Whether a disputed purchase is still debited: by the state of the dispute and of the purchase. */
export function repaymentOf(
  { state, credit }: Pick<Dispute, 'state' | 'credit'>,
  customerState: CustomerState,
): DisputeRepayment {
  const isOwed = OWED.has(customerState);
  if (isUndecided(state)) return whileUndecided(isOwed, credit !== null);
  if (state === 'won' || state === 'written_off') return isOwed ? 'rest' : 'final';
  if (credit?.takeBackOn && !credit.isTakenBack) return 'until';
  if (isOwed) return 'owed';
  return credit?.isTakenBack ? 'takenBack' : 'repaid';
}

function whileUndecided(isOwed: boolean, hasCredit: boolean): DisputeRepayment {
  if (hasCredit) return isOwed ? 'creditedPart' : 'credited';
  return isOwed ? 'owedInReview' : 'repaidInReview';
}
