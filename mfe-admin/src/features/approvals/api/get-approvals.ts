import type { ApprovalReply, Approvals } from '@reset/api-contract/admin/commands.ts';
import { unwrap, type Camelized } from '@reset/remote-sdk';
import { queryOptions } from '@tanstack/react-query';
import { adminApi } from '#features/session/session.ts';

/** GET /admin/approvals?state=pending: what waits for another person, the newest first. */
export const pendingQuery = queryOptions({
  queryKey: ['admin', 'approvals'],
  queryFn: async () =>
    unwrap(await adminApi.get<Camelized<Approvals>>('/admin/approvals?state=pending')),
});

/** GET /admin/approvals/:id: one of them, whatever became of it. */
export const approvalQuery = (id: string) =>
  queryOptions({
    queryKey: [...pendingQuery.queryKey, id],
    queryFn: async () =>
      unwrap(await adminApi.get<Camelized<ApprovalReply>>(`/admin/approvals/${id}`)).approval,
  });
