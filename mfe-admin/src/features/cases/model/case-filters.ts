import type { CaseKind } from '@reset/api-contract/case-events.ts';
import { readPage } from '#paging/page.ts';

/** Which cases, in the order in which the ways to them stand. */
export const caseViews = ['open', 'mine', 'nobody', 'overdue', 'closed'] as const;
export type CaseView = (typeof caseViews)[number];

export const caseKinds = [
  'identity_review',
  'dispute',
  'broken_link',
  'approval',
  'repayment_schedule',
  'reconciliation_difference',
  'duplicate_person',
  'unplaced_record',
  'refund_above_purchase',
  'card_issuance',
  'support_request',
  'shared_bank_account',
  'unrepaid_advance',
  'payout',
  'debit',
] as const satisfies readonly CaseKind[];

/** What the address says of the list. */
export interface CaseFilters {
  view: CaseView;
  /** `all` for each. */
  kind: CaseKind | 'all';
  /** From 1. */
  page: number;
}

/** How the address and the service name a view. */
const VIEWS: Record<CaseView, Record<string, string>> = {
  open: {},
  mine: { owner: 'me' },
  nobody: { owner: 'nobody' },
  overdue: { overdue: 'true' },
  closed: { state: 'closed' },
};

/** What is missing in an address or makes no sense there is as in the whole list. */
export function readCaseFilters(search: URLSearchParams): CaseFilters {
  const isSaid = (view: CaseView) =>
    Object.entries(VIEWS[view]).every(([name, value]) => search.get(name) === value);
  return {
    view: caseViews.find((view) => view !== 'open' && isSaid(view)) ?? 'open',
    kind: caseKinds.find((kind) => kind === search.get('kind')) ?? 'all',
    page: readPage(search),
  };
}

/** The address of these filters: `?owner=me&kind=dispute`. */
export const caseFiltersQuery = ({ view, kind, page }: CaseFilters): string =>
  `?${new URLSearchParams({
    ...VIEWS[view],
    ...(kind === 'all' ? {} : { kind }),
    ...(page > 1 ? { page: String(page) } : {}),
  })}`;

/** The service is asked in the words of the address. */
export const casesCall = (filters: CaseFilters): string =>
  `/admin/cases${caseFiltersQuery(filters)}`;
