import { stateName } from '@reset/application-engine/policy/states.ts';
import { formatMoney } from '@reset/shared-ui/format-money.ts';
import type { LinkSource } from '@reset/remote-sdk/linking';
import {
  FEDERAL,
  owedDollars,
  returnsStanding,
  spentAdvance,
  totalNotAccepted,
  totalOwed,
  totalRefund,
  type AdvanceSummary,
  type ReturnsStanding,
} from '@reset/remote-sdk/tax-returns';
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
  /** Which figure of a refund it is: what is to come, or what of that is in her limit, or left there. */
  figure?: 'refund' | 'advance' | 'advanceLeft';
  href: string;
  status: LinkStatus | 'ok' | 'warning' | PayoutStatus | TaxStatus;
}

/** What stands between her and her refund. */
type TaxStatus = 'pendingRefund' | Exclude<ReturnsStanding, 'submitted'>;

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
      status: isWaiting(payout) ? 'waiting' : 'sending',
    },
  ];
  return entries.filter((entry) => entry !== null);
}

/** The refund, or else the return that none is to be had early of. */
function taxEntry({ taxRefund }: Overview, taxes: Taxes): OverviewEntry | null {
  const { taxReturns, hasEligibleReturns, isDemo } = taxes;
  const href = '/tax-return';
  if (taxRefund || (hasEligibleReturns && !isDemo)) {
    const status = refundStatus(taxes, taxRefund !== null);
    const name = inParts(taxReturns) ?? withOwed(authoritiesOf(taxReturns), taxReturns);
    return { kind: 'refund', name, status, href, ...refundFigure(taxRefund, taxes) };
  }
  const [first] = taxReturns;
  if (!first || isDemo) return null;
  return {
    kind: 'return',
    name: withOwed(inParts(taxReturns) ?? String(first.taxYear), taxReturns),
    status: returnStatus(taxReturns),
    href,
    amount: amountOf(taxes),
  };
}

/** What is to come of it, or what of that is in her limit, less what she spent of it. */
function refundFigure(
  taxRefund: Overview['taxRefund'],
  taxes: Taxes,
): Pick<OverviewEntry, 'amount' | 'figure'> {
  if (!taxRefund) return { figure: 'refund', amount: amountOf(taxes) };
  const spentCents = toCents(spentAdvance(taxes.taxReturns).dollars);
  const amount = Math.max(0, toCents(taxRefund.amount) - spentCents) / 100;
  return { figure: spentCents > 0 ? 'advanceLeft' : 'advance', amount };
}

/** A refund that is not accepted is not lost: its status says so. */
const amountOf = ({ refundAmount, taxReturns }: Taxes): number =>
  refundAmount || totalNotAccepted(taxReturns);

/** With what she owes by another return, which lessens no refund. */
function withOwed(name: string | null, returns: Taxes['taxReturns']): string | null {
  const owed = totalOwed(returns);
  if (name === null || owed === 0 || totalRefund(returns) === 0) return name;
  const amount = formatMoney(toCents(owed), { isWhole: true });
  return `${name}. ${t('overview.owed', { amount })}`;
}

/** Of returns of which not all are accepted yet: their year, which are and which are awaited. */
function inParts(returns: Taxes['taxReturns']): string | null {
  if (returnsStanding(returns) !== 'partly_accepted') return null;
  const namesOf = (status: 'accepted' | 'submitted') =>
    returns
      .filter(({ taxReturnStatus }) => taxReturnStatus === status)
      .map(({ jurisdiction }) =>
        jurisdiction === FEDERAL ? t('overview.federal') : stateName(jurisdiction),
      )
      .join(', ');
  return t('overview.yearInParts', {
    year: String(returns[0]?.taxYear),
    accepted: namesOf('accepted'),
    awaited: namesOf('submitted'),
  });
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
]);

/** Of returns of which nothing is hers early. */
function returnStatus(returns: Taxes['taxReturns']): TaxStatus {
  const standing = returnsStanding(returns);
  return standing === 'submitted' ? 'pendingRefund' : standing;
}

/** Whether she has to do something before it can be sent. */
const isWaiting = ({ status }: NonNullable<Overview['payout']>): boolean =>
  status === 'needs_bank' || status === 'returned';

// What is broken has to be repaired, whether it was read before or not.
function linkStatus(source: LinkSource, { offline, connecting }: LinkStates): LinkStatus {
  if (offline.has(source)) return 'offline';
  return connecting.has(source) ? 'connecting' : 'connected';
}

/** Whether the bills may take more than the account holds. No bills, no warning. */
export const mayOverdraw = (balance: number, bills: number): boolean =>
  bills > 0 && balance < bills;
