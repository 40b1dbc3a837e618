import { AuditCheck, AuditEntries, AuditQuery } from '@reset/api-contract/admin/audit.ts';
import { invalidFields, RefusedError, type Service } from '@reset/service-kit';
import type { Context } from '#context.ts';
import { callerOf, isAtLeast, roleRequired, standingOf } from '#features/session/session.ts';
import { checkAudit, readCheck } from './audit-check.store.ts';
import { alertOfBreaks } from './audit.jobs.ts';
import { readAudit } from './audit.store.ts';

/**
 * GET /admin/audit_entries: what staff did; who is not at least an approver sees what she did herself.
 * GET /admin/audit_check: what the latest look at its chain found; POST looks now.
 */
export function auditRoutes(app: Service, context: Context): void {
  const { clock, database } = context;
  const response = { 200: AuditCheck };
  app.get(
    '/api/v1/admin/audit_check',
    { config: { access: 'admin', staffRole: 'support' }, schema: { response } },
    async () => ({ check: await readCheck(database) }),
  );

  app.post(
    '/api/v1/admin/audit_check',
    {
      config: { access: 'admin', staffRole: 'approver', auditedAs: 'audit.check' },
      schema: { response },
    },
    async () => {
      const check = await checkAudit(database, clock.now());
      alertOfBreaks(context, check);
      return { check };
    },
  );

  app.get(
    '/api/v1/admin/audit_entries',
    {
      config: { access: 'admin', staffRole: 'support' },
      schema: { querystring: AuditQuery, response: { 200: AuditEntries } },
    },
    async (request, reply) => {
      const { query } = request;
      const { staffId: own } = callerOf(request);
      const seesAll = isAtLeast(standingOf(request).role, 'approver');
      const staffId = query.staff_id ?? (seesAll ? undefined : own);
      if (!seesAll && staffId !== own) return reply.refuse(roleRequired('approver'));
      return readAudit(database, {
        subjectId: query.user_id,
        staffId,
        action: query.action,
        from: instantOf(query.from, 'from'),
        to: instantOf(query.to, 'to'),
        before: query.before === undefined ? undefined : Number(query.before),
      });
    },
  );
}

function instantOf(given: string | undefined, field: string): Date | undefined {
  if (given === undefined) return undefined;
  const instant = new Date(given);
  if (!Number.isNaN(instant.getTime())) return instant;
  throw new RefusedError(invalidFields({ [field]: ['This is no time.'] }));
}
