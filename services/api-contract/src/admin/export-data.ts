import Type, { type Static } from 'typebox';
import { body, Id, Instant, nullable } from '../fields.ts';

/** What staff export. */
export const ExportType = Type.Union([
  Type.Literal('users'),
  Type.Literal('waitlist'),
  Type.Literal('card_accounts'),
  Type.Literal('card_usage'),
  Type.Literal('users_for_analytics'),
]);
export type ExportType = Static<typeof ExportType>;

/** What there are files of: the audit log has a call of its own. */
export const ExportedType = Type.Union([...ExportType.anyOf, Type.Literal('audit_log')]);
export type ExportedType = Static<typeof ExportedType>;

/** How many exports one person may have at a time. */
export const MAX_EXPORTS = 20;

/** POST /admin/export_data, and /admin/audit_entries/export without a body: 202 {}; who asked for it gets a mail once there is the file. */
export const ExportData = body({ type: ExportType });
export type ExportData = Static<typeof ExportData>;
export const ExportRequested = Type.Object({});

/** A file that was asked for. */
export const Export = Type.Object({
  id: Id,
  type: ExportedType,
  /** `failed`: an hour after it was asked for there is none. */
  state: Type.Union([Type.Literal('waiting'), Type.Literal('ready'), Type.Literal('failed')]),
  /** How many rows it has below its header, so far while it waits; null where it failed. */
  rows: nullable(Type.Integer()),
  asked_at: Instant,
  /** When it is erased. */
  expires_at: Instant,
});
export type Export = Static<typeof Export>;

/** GET /admin/exports: the caller's own, the newest first. */
export const Exports = Type.Object({ exports: Type.Array(Export) });
export type Exports = Static<typeof Exports>;

/** GET /admin/exports/:id/file: the CSV of one of the caller's own. */
export const ExportFile = Type.String();
