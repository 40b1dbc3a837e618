import type { LinkSource } from '@reset/remote-sdk/linking';
import type { Overview } from '../api/get-overview.ts';

/** A row of the overview, without its words. */
export interface OverviewEntry {
  kind: 'payroll' | 'bank' | 'bills' | 'card';
  /** Dollars. */
  amount: number;
  /** Whose figure it is: the employer, the bank, the card. Null where the title says it all. */
  name: string | null;
  href: string;
  /** `offline` is a link of which the member has been notified as broken. */
  status: 'connected' | 'offline' | 'ok' | 'warning';
}

/**
 * The rows, in the order of the specification; one whose source is not there is left out.
 * @param offline the links that are broken
 */
export function overviewEntries(
  overview: Overview,
  offline: ReadonlySet<LinkSource>,
): OverviewEntry[] {
  const { payroll, linkedBank, resetCard, upcomingExpensesAmount } = overview;
  const linkStatus = (source: LinkSource) => (offline.has(source) ? 'offline' : 'connected');
  const entries: (OverviewEntry | null)[] = [
    payroll && { kind: 'payroll', ...payroll, href: '/income', status: linkStatus('pinwheel') },
    linkedBank && {
      kind: 'bank',
      ...linkedBank,
      href: '/recurring-expenses',
      status: linkStatus('plaid'),
    },
    linkedBank && {
      kind: 'bills',
      name: null,
      amount: upcomingExpensesAmount,
      href: '/recurring-expenses',
      status: mayOverdraw(linkedBank.amount, upcomingExpensesAmount) ? 'warning' : 'ok',
    },
    resetCard && { kind: 'card', ...resetCard, href: '/card-transactions', status: 'connected' },
  ];
  return entries.filter((entry) => entry !== null);
}

/** Whether the bills may take more than the account holds. No bills, no warning. */
export const mayOverdraw = (balance: number, bills: number): boolean =>
  bills > 0 && balance < bills;
