import type { CustomerState, DisputeState } from '@reset/api-contract/member/card-transactions.ts';
import type { Tone } from '@reset/shared-ui';
import type { Dispute } from '../api/dispute.ts';

const DISPUTABLE: ReadonlySet<CustomerState> = new Set<CustomerState>([
  'posted',
  'repaid',
  'partially_repaid',
]);

/** Whether a transaction may be disputed: document 1, section 6. */
export const isDisputable = ({
  kind,
  customerState,
}: {
  kind: string;
  customerState: CustomerState;
}): boolean => kind === 'purchase' && DISPUTABLE.has(customerState);

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
