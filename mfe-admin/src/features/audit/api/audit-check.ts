import type { AuditCheck } from '@reset/api-contract/admin/audit.ts';
import { unwrap, type Camelized } from '@reset/remote-sdk';
import { queryOptions } from '@tanstack/react-query';
import { adminApi } from '#features/session/session.ts';

type Reply = Camelized<AuditCheck>;

/** GET /admin/audit_check: what the latest look at the log's chain found. */
export const auditCheckQuery = queryOptions({
  queryKey: ['admin', 'audit_check'],
  queryFn: async () => unwrap(await adminApi.get<Reply>('/admin/audit_check')),
});

/** POST /admin/audit_check: looks now. */
export const checkAudit = () => adminApi.post<Reply>('/admin/audit_check');

/** POST /admin/audit_entries/export: a mail says when there is the file. */
export const exportAudit = () => adminApi.post('/admin/audit_entries/export');
