import { stateName } from '@reset/application-engine/policy/states.ts';
import type { LinkSource } from '@reset/remote-sdk/linking';
import {
  FEDERAL,
  isBalanceDue,
  owedDollars,
  returnsStanding,
  spentAdvance,
  totalCentsToPay,
  totalNotAccepted,
  totalOwed,
  totalOwedNotAccepted,
  totalRefund,
  type AdvanceSummary,
  type ReturnsStanding,
} from '@reset/remote-sdk/tax-returns';
import { needsBank } from '#features/payouts/payouts.ts';
import { toCents } from '#money/money.ts';
import type { Overview } from '#features/spending-limit/spending-limit.ts';
import { t } from '#messages.ts';

/** A row of the overview, without its words. */
export interface OverviewEntry {
  kind: 'refund' | 'return' | 'payroll' | 'bank' | 'bills' | 'card' | 'payout';
  /** Dollars. */
  amount: number;
  /** Whose figure it is: the employer, the bank, the card. Null where the title says it all. */
  name: string | null;
  /**
   * Which figure of her taxes it is: the refund that is to come, what of that is in her limit, or left
   * there, or what she owes, by returns that are rejected alone too.
   */
  figure?: 'refund' | 'advance' | 'advanceLeft' | 'owed' | 'owedRejected';
  /** What she is to pay by another return than the figure's: it lessens no refund. */
  owedCents?: number;
  href: string;
  status: LinkStatus | 'ok' | 'warning' | PayoutStatus | TaxStatus;
}

/** What stands between her and her refund. */
type TaxStatus = 'pendingRefund' | 'balance_due' | Exclude<ReturnsStanding, 'submitted'>;

/** What she filed, and whether the page shows a demonstration. */
export interface Taxes extends AdvanceSummary {
  isDemo: boolean;
}

/** What becomes of what is hers with us. */
export type PayoutStatus = 'sending' | 'waiting';

type LinkStatus = 'connected' | 'connecting' | 'offline';

/** The state of a member's links, as her notifications say it. */
export interface LinkStates {
  /** Those that are broken. */
  offline: ReadonlySet<LinkSource>;
  /** Those that are new and were not read yet. */
  connecting: ReadonlySet<LinkSource>;
}

/** The rows, in the order of the specification; one whose source is not there is left out. */
export function overviewEntries(
  overview: Overview,
  links: LinkStates,
  taxes: Taxes,
): OverviewEntry[] {
  const { payroll, linkedBank, resetCard, upcomingExpensesAmount, payout } = overview;
  const entries: (OverviewEntry | null)[] = [
    taxEntry(overview, taxes),
    payroll && {
      kind: 'payroll',
      ...payroll,
      href: '/income',
      status: linkStatus('pinwheel', links),
    },
    linkedBank && {
      kind: 'bank',
      ...linkedBank,
      href: '/recurring-expenses',
      status: linkStatus('plaid', links),
    },
    linkedBank && {
      kind: 'bills',
      name: null,
      amount: upcomingExpensesAmount,
      href: '/recurring-expenses',
      status: mayOverdraw(linkedBank.amount, upcomingExpensesAmount) ? 'warning' : 'ok',
    },
    resetCard && { kind: 'card', ...resetCard, href: '/card-transactions', status: 'connected' },
    payout && {
      kind: 'payout',
      name: null,
      amount: payout.amount,
      href: '/card-transactions',
      status: needsBank(payout) ? 'waiting' : 'sending',
    },
  ];
  return entries.filter((entry) => entry !== null);
}

/** The refund, or else the return that none is to be had early of. */
function taxEntry({ taxRefund }: Overview, taxes: Taxes): OverviewEntry | null {
  const { taxReturns, hasEligibleReturns, isDemo } = taxes;
  const figure = taxRefund ? advanceFigure(taxRefund, taxReturns) : amountFigure(taxReturns);
  const entry = { ...figure, ...alsoOwed(figure, taxReturns), href: '/tax-return' };
  if (taxRefund || (hasEligibleReturns && !isDemo)) {
    const status = refundStatus(taxes, taxRefund !== null);
    const name = inParts(taxReturns) ?? authoritiesOf(taxReturns);
    return { kind: 'refund', name, status, figure: 'refund', ...entry };
  }
  const [first] = taxReturns;
  if (!first || isDemo) return null;
  const name = inParts(taxReturns) ?? String(first.taxYear);
  return { kind: 'return', name, status: returnStatus(taxReturns), ...entry };
}

type TaxFigure = Pick<OverviewEntry, 'amount' | 'figure'>;

/** What of a refund is in her limit, less what she spent of it. */
function advanceFigure({ amount }: { amount: number }, returns: Taxes['taxReturns']): TaxFigure {
  const spentCents = toCents(spentAdvance(returns).dollars);
  return {
    figure: spentCents > 0 ? 'advanceLeft' : 'advance',
    amount: Math.max(0, toCents(amount) - spentCents) / 100,
  };
}

/**
 * What comes back, else what she owes. What is not accepted is not lost, nor settled: its status says
 * so, and it comes after what is.
 */
function amountFigure(returns: Taxes['taxReturns']): TaxFigure {
  const figures: TaxFigure[] = [
    { amount: totalRefund(returns) },
    { amount: totalNotAccepted(returns) },
    { amount: totalOwed(returns), figure: 'owed' },
    { amount: totalOwedNotAccepted(returns), figure: 'owedRejected' },
  ];
  return figures.find(({ amount }) => amount > 0) ?? { amount: 0 };
}

/** What she is to pay, where the figure is another one. */
function alsoOwed({ figure }: TaxFigure, returns: Taxes['taxReturns']) {
  const owedCents = totalCentsToPay(returns);
  return figure === 'owed' || owedCents === 0 ? {} : { owedCents };
}

/** Of several returns that stand otherwise, of which their status together says one alone: each. */
function inParts(returns: Taxes['taxReturns']): string | null {
  const hasOne = new Set(returns.map(({ taxReturnStatus }) => taxReturnStatus)).size === 1;
  if (hasOne || !IN_PARTS.has(returnStatus(returns))) return null;
  const parts = returns.map((one) =>
    t(`overview.part.${isBalanceDue(one) ? 'balance_due' : one.taxReturnStatus}`, {
      name: one.jurisdiction === FEDERAL ? t('overview.federal') : stateName(one.jurisdiction),
    }),
  );
  return t('overview.yearInParts', { year: String(returns[0]?.taxYear), parts: parts.join(', ') });
}

/** To whom she filed for a refund; null where that is not known. */
function authoritiesOf(filed: Taxes['taxReturns']): string | null {
  const returns = filed.filter((one) => owedDollars(one) === 0);
  const isFederal = ({ jurisdiction }: Taxes['taxReturns'][number]) => jurisdiction === FEDERAL;
  if (returns.length === 0) return null;
  if (returns.every(isFederal)) return t('overview.federal');
  return t(returns.some(isFederal) ? 'overview.federalAndState' : 'overview.state');
}

/** Of a refund that is hers early once a return that counts is accepted. */
function refundStatus(
  { taxReturns, isAvailable }: Taxes,
  isInLimit: boolean,
): OverviewEntry['status'] {
  const standing = returnStatus(taxReturns);
  if (IN_PARTS.has(standing)) return standing;
  return isAvailable || isInLimit ? 'connected' : 'pendingRefund';
}

/** What says more of several returns than that one of them counts. */
const IN_PARTS: ReadonlySet<TaxStatus> = new Set<TaxStatus>([
  'rejected',
  'partly_accepted',
  'partly_received',
  'partly_sent',
]);

/** Of returns of which nothing is hers early. */
function returnStatus(returns: Taxes['taxReturns']): TaxStatus {
  const standing = returnsStanding(returns);
  if (standing === 'no_refund' && returns.some(isBalanceDue)) return 'balance_due';
  return standing === 'submitted' ? 'pendingRefund' : standing;
}

// What is broken has to be repaired, whether it was read before or not.
function linkStatus(source: LinkSource, { offline, connecting }: LinkStates): LinkStatus {
  if (offline.has(source)) return 'offline';
  return connecting.has(source) ? 'connecting' : 'connected';
}

/** Whether the bills may take more than the account holds. No bills, no warning. */
export const mayOverdraw = (balance: number, bills: number): boolean =>
  bills > 0 && balance < bills;
