import type { AuditEntries } from '@reset/api-contract/admin/audit.ts';
import { unwrap, type Camelized } from '@reset/remote-sdk';
import { queryOptions } from '@tanstack/react-query';
import { adminApi } from '#features/session/session.ts';

export type AuditEntry = Camelized<AuditEntries>['auditEntries'][number];

/** GET /admin/audit_entries: 50 a page, the newest first. */
export const auditQuery = (call: string) =>
  queryOptions({
    queryKey: ['admin', 'audit', call],
    queryFn: async () => unwrap(await adminApi.get<Camelized<AuditEntries>>(call)),
  });
