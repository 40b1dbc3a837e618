import { stateName } from '@reset/application-engine/policy/states.ts';
import type { LinkSource } from '@reset/remote-sdk/linking';
import {
  FEDERAL,
  isAnyRejected,
  returnsStanding,
  totalNotAccepted,
  type AdvanceSummary,
  type ReturnsStanding,
} from '@reset/remote-sdk/tax-returns';
import type { Overview } from '#features/spending-limit/spending-limit.ts';
import { t } from '#messages.ts';

/** A row of the overview, without its words. */
export interface OverviewEntry {
  kind: 'refund' | 'return' | 'payroll' | 'bank' | 'bills' | 'card' | 'payout';
  /** Dollars. */
  amount: number;
  /** Whose figure it is: the employer, the bank, the card. Null where the title says it all. */
  name: string | null;
  /** Which figure of a refund it is: what is to come, or what of that is in her limit. */
  figure?: 'refund' | 'advance';
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
  // A refund that is not accepted is not lost: its status says so.
  const amount = taxRefund?.amount ?? (taxes.refundAmount || totalNotAccepted(taxReturns));
  const entry = { amount, href: '/tax-return' } as const;
  if (taxRefund || (hasEligibleReturns && !isDemo)) {
    const status = refundStatus(taxes, taxRefund !== null);
    const figure = taxRefund ? 'advance' : 'refund';
    return { kind: 'refund', name: authoritiesOf(taxReturns), figure, status, ...entry };
  }
  const [first] = taxReturns;
  if (!first || isDemo) return null;
  return {
    kind: 'return',
    name: yearOf(taxReturns, first.taxYear),
    status: returnStatus(taxReturns),
    ...entry,
  };
}

/** The tax year; and where not all returns of it are accepted yet, which are and which are awaited. */
function yearOf(returns: Taxes['taxReturns'], taxYear: number): string {
  const year = String(taxYear);
  if (returnsStanding(returns) !== 'partly_accepted') return year;
  const namesOf = (status: 'accepted' | 'submitted') =>
    returns
      .filter(({ taxReturnStatus }) => taxReturnStatus === status)
      .map(({ jurisdiction }) =>
        jurisdiction === FEDERAL ? t('overview.federal') : stateName(jurisdiction),
      )
      .join(', ');
  return t('overview.yearInParts', {
    year,
    accepted: namesOf('accepted'),
    awaited: namesOf('submitted'),
  });
}

/** To whom she filed; null where that is not known. */
function authoritiesOf(returns: Taxes['taxReturns']): string | null {
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
  if (isAnyRejected(taxReturns)) return 'rejected';
  return isAvailable || isInLimit ? 'connected' : 'pendingRefund';
}

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
