import {
  ExportData,
  ExportFile,
  ExportRequested,
  Exports,
  type ExportedType,
  MAX_EXPORTS,
} from '@reset/api-contract/admin/export-data.ts';
import { callerOf } from '#features/session/session.ts';
import { Id } from '@reset/api-contract/fields.ts';
import {
  idempotencyKeyOf,
  KEY_REUSED,
  newId,
  notFound,
  type Clock,
  type Refusal,
  type Service,
} from '@reset/service-kit';
import { dayOf } from '@reset/service-kit/calendar/calendar-date.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Readable } from 'node:stream';
import Type from 'typebox';
import type { Context } from '#context.ts';
import { exportFileStore } from './export-files.store.ts';
import { exportStore } from './exports.store.ts';
import { toWire, type Export } from './exports.ts';

const REFUSALS = {
  key_reused: KEY_REUSED,
  too_many: {
    status: 409,
    code: 'too_many_exports',
    error: `You have ${MAX_EXPORTS} exports. Each is erased a day after it was made.`,
  },
} satisfies Record<string, Refusal>;

/**
 * POST /admin/export_data and /admin/audit_entries/export, GET /admin/exports and GET /admin/exports/:id/file: files for
 * administrators, each her own alone.
 */
export function exportsRoutes(app: Service, { clock, database, jobs }: Context): void {
  const exports = exportStore(database, jobs);
  const files = exportFileStore(database, jobs);
  const config = { access: 'admin', staffRole: 'administrator' } as const;
  const withStepUp = { ...config, stepUp: true } as const;

  const ask = async (request: FastifyRequest, reply: FastifyReply, type: ExportedType) => {
    const wanted = { id: idempotencyKeyOf(request) ?? newId(), type };
    const outcome = await exports.ask(wanted, by(request, clock));
    return outcome === 'asked' ? reply.code(202).send({}) : reply.refuse(REFUSALS[outcome]);
  };

  app.post(
    '/api/v1/admin/export_data',
    {
      config: { ...withStepUp, auditedAs: 'export.make' },
      schema: { body: ExportData, response: { 202: ExportRequested } },
    },
    (request, reply) => ask(request, reply, request.body.type),
  );

  app.post(
    '/api/v1/admin/audit_entries/export',
    {
      config: { ...withStepUp, auditedAs: 'export.make' },
      schema: { response: { 202: ExportRequested } },
    },
    (request, reply) => ask(request, reply, 'audit_log'),
  );

  app.get(
    '/api/v1/admin/exports',
    { config, schema: { response: { 200: Exports } } },
    async (request) => {
      const now = clock.now();
      const own = await exports.list(callerOf(request).staffId, now);
      return { exports: own.map((one) => toWire(one, now)) };
    },
  );

  app.get(
    '/api/v1/admin/exports/:id/file',
    {
      config: { ...withStepUp, auditedAs: 'export.download' },
      schema: { params: Type.Object({ id: Id }), response: { 200: ExportFile } },
    },
    async (request, reply) => {
      const one = await exports.download(request.params.id, by(request, clock));
      if (!one?.file) return reply.refuse(notFound);
      return send(reply, one, one.file.bytes, Readable.from(files.read(one.id, one.file)));
    },
  );
}

const by = (request: FastifyRequest, clock: Clock) => ({
  ...callerOf(request),
  requestId: request.id,
  now: clock.now(),
});

// Its length is told, so that what is cut off is no whole file to anybody.
const send = (reply: FastifyReply, { type, askedAt }: Export, bytes: number, content: Readable) =>
  reply
    .type('text/csv; charset=utf-8')
    .header('content-length', bytes)
    .header(
      'content-disposition',
      `attachment; filename="reset-${type.replaceAll('_', '-')}-${dayOf(askedAt)}.csv"`,
    )
    .header('cache-control', 'no-store')
    .send(content);
