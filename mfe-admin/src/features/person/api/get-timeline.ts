import type { LimitReceipt } from '@reset/api-contract/admin/limit-receipt.ts';
import type { Timeline, TimelineKind } from '@reset/api-contract/admin/user-timeline.ts';
import { unwrap, type Camelized } from '@reset/remote-sdk';
import { queryOptions } from '@tanstack/react-query';
import { adminApi } from '#features/session/session.ts';
import { userKey } from './get-user.ts';

export type TimelineEntry = Camelized<Timeline>['entries'][number];
export type Receipt = Camelized<LimitReceipt>;

/**
 * GET /admin/users/:id/timeline: what happened, the latest first, 50 a page; of one kind or of all.
 * @param before what the page before it answered
 */
export const timelineQuery = (id: string, kind: TimelineKind | null, before: string | null) =>
  queryOptions({
    queryKey: [...userKey(id), 'timeline', kind, before],
    queryFn: async () => {
      const search = new URLSearchParams({ ...(kind && { kind }), ...(before && { before }) });
      const asked = search.size > 0 ? `?${search.toString()}` : '';
      const path = `/admin/users/${encodeURIComponent(id)}/timeline${asked}`;
      return unwrap(await adminApi.get<Camelized<Timeline>>(path));
    },
  });

/** GET /admin/users/:id/limits/:limit_id: how a limit came about, and what differs from another one. */
export const receiptQuery = (userId: string, limitId: string, comparedTo: string | null) =>
  queryOptions({
    queryKey: [...userKey(userId), 'limit', limitId, comparedTo],
    queryFn: async () => {
      const asked = comparedTo === null ? '' : `?compared_to=${comparedTo}`;
      const path = `/admin/users/${encodeURIComponent(userId)}/limits/${limitId}${asked}`;
      return unwrap(await adminApi.get<Receipt>(path));
    },
  });
