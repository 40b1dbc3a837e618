import type {
  CaseCounts as WireCounts,
  CaseOwnerReply,
  CaseReply as WireCase,
  Cases as WireCases,
} from '@reset/api-contract/admin/cases.ts';
import { unwrap, type Camelized } from '@reset/remote-sdk';
import { queryOptions } from '@tanstack/react-query';
import { pagedQuery } from '#features/lists/lists.ts';
import { adminApi } from '#features/session/session.ts';
import { casesCall, type CaseFilters } from '../model/case-filters.ts';

export type Case = Camelized<WireCases>['cases'][number];
export type CaseReply = Camelized<WireCase>;
type CaseCounts = Camelized<WireCounts>;

const IN_SIGHT_MS = 30_000;

/** GET /admin/cases: 25 a page, what is due first before the others; looked at again while it is shown. */
export const casesQuery = (filters: CaseFilters) =>
  queryOptions({
    ...pagedQuery<Camelized<WireCases>>(casesCall(filters)),
    refetchInterval: IN_SIGHT_MS,
  });

/** How many schedules wait to be approved, as far as one page of them tells. */
export const waitingSchedulesQuery = queryOptions({
  ...casesQuery({ view: 'open', kind: 'repayment_schedule', page: 1 }),
  select: ({ cases, totalPages }) => ({ count: cases.length, areMore: totalPages > 1 }),
});

/** What every list of cases is kept under: all of them are read anew after a change. */
export const CASES_KEY = ['admin', 'list'] as const;

const WHILE_OPEN_MS = 10_000;

/** GET /admin/cases/:id, with what its owner knows of it; looked at again until it is closed. */
export const caseQuery = (id: string) =>
  queryOptions({
    queryKey: ['admin', 'case', id],
    queryFn: async () =>
      unwrap(await adminApi.get<CaseReply>(`/admin/cases/${encodeURIComponent(id)}`)),
    refetchInterval: ({ state }) => (state.data?.case.closedAt === null ? WHILE_OPEN_MS : false),
  });

const EACH_MINUTE_MS = 60_000;

/** GET /admin/case_counts: how many wait, looked at again each minute. */
export const countsQuery = queryOptions({
  queryKey: ['admin', 'case-counts'],
  queryFn: async () => unwrap(await adminApi.get<CaseCounts>('/admin/case_counts')),
  refetchInterval: EACH_MINUTE_MS,
});

/** PUT /admin/cases/:id/owner: takes it from whom the page shows, or gives it back. */
export const putOwner = (id: string, taken: boolean, from: string | null) =>
  adminApi.put<Camelized<CaseOwnerReply>>(`/admin/cases/${id}/owner`, {
    taken,
    from,
  });
