import type { Export as WireExport, ExportedType } from '@reset/api-contract/admin/export-data.ts';

/** A file that somebody of staff has asked for. */
export type Export = {
  id: string;
  type: ExportedType;
  staffId: string;
  askedAt: Date;
  /** null until the file is whole. */
  file: { attempt: number; rows: number; bytes: number } | null;
  rowsSoFar: number;
  expiresAt: Date;
};

/** Which attempt at a file it is: a later one takes its place. */
export type Attempt = Pick<Export, 'id' | 'type'> & { attempt: number };

export const MAKE_EXPORT_QUEUE = 'make-export';
export const EXPORT_MAIL_QUEUE = 'send-export-mail';
export type ExportJob = { export_id: string };

const LIFETIME_MS = 24 * 3_600_000;

/** @returns until when a file is kept that is ready now, or was asked for now and never is */
export const endOfExport = (now: Date): Date => new Date(now.getTime() + LIFETIME_MS);

/** By then its job has been given up. */
const FAILED_AFTER_MS = 3_600_000;

function stateOf({ file, askedAt }: Export, now: Date): WireExport['state'] {
  if (file) return 'ready';
  return now.getTime() - askedAt.getTime() < FAILED_AFTER_MS ? 'waiting' : 'failed';
}

function rowsOf(one: Export, now: Date): number | null {
  if (one.file) return one.file.rows;
  return stateOf(one, now) === 'waiting' ? one.rowsSoFar : null;
}

export const toWire = (one: Export, now: Date): WireExport => ({
  id: one.id,
  type: one.type,
  state: stateOf(one, now),
  rows: rowsOf(one, now),
  asked_at: one.askedAt.toISOString(),
  expires_at: one.expiresAt.toISOString(),
});
