import type { CustomerState, DisputeState } from '@reset/api-contract/member/card-transactions.ts';
import type { CardTransaction } from '#features/card-transactions/card-transactions.ts';
import { toCents } from '#money/money.ts';
import type { Tone } from '@reset/shared-ui';
import type { Dispute } from '../api/dispute.ts';

const DISPUTABLE: ReadonlySet<CustomerState> = new Set<CustomerState>([
  'posted',
  'repaid',
  'partially_repaid',
]);

type Charge = Pick<CardTransaction, 'amount' | 'pendingAmount' | 'refundedAmount'>;

/** What of a transaction can be claimed back, in dollars: what was collected and not given back. */
export const claimOf = ({ amount, pendingAmount, refundedAmount }: Charge): number =>
  Math.max(toCents(amount) - toCents(pendingAmount ?? 0) - toCents(refundedAmount ?? 0), 0) / 100;

/** Whether a transaction may be disputed: document 1, section 6; and whether there is anything to claim. */
export const isDisputable = (
  transaction: Charge & Pick<CardTransaction, 'kind' | 'customerState'>,
): boolean =>
  transaction.kind === 'purchase' &&
  DISPUTABLE.has(transaction.customerState) &&
  claimOf(transaction) > 0;

export const toneOf: Readonly<Record<DisputeState, Tone>> = {
  open: 'pending',
  provisional: 'info',
  won: 'success',
  lost: 'warning',
  written_off: 'success',
  withdrawn: 'neutral',
};

/** Whether something of it is still to come: a decision, or a credit that is taken back. */
export const isAhead = ({ state, credit }: Pick<Dispute, 'state' | 'credit'>): boolean =>
  isUndecided(state) || (credit !== null && credit.takeBackOn !== null && !credit.isTakenBack);

/** Whether nobody has decided it. */
export const isUndecided = (state: DisputeState): boolean =>
  state === 'open' || state === 'provisional';

/** The next day by which she hears from us; null once that is over, or nothing of it is to come. */
export function nearestDay({
  state,
  isLate,
  creditDueOn,
  resolveDueOn,
}: Pick<Dispute, 'state' | 'isLate' | 'creditDueOn' | 'resolveDueOn'>): string | null {
  if (isLate || !isUndecided(state)) return null;
  return state === 'open' && creditDueOn < resolveDueOn ? creditDueOn : resolveDueOn;
}
