import type { Export as WireExport, ExportType } from '@reset/api-contract/admin/export-data.ts';

/** A file that somebody of staff has asked for. */
export type Export = {
  id: string;
  type: ExportType;
  staffId: string;
  askedAt: Date;
  /** null until the file is whole. */
  file: { attempt: number; rows: number; bytes: number } | null;
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

export const toWire = ({ id, type, askedAt, file, expiresAt }: Export, now: Date): WireExport => ({
  id,
  type,
  state: file ? 'ready' : isGivenUp(askedAt, now) ? 'failed' : 'waiting',
  rows: file?.rows ?? null,
  asked_at: askedAt.toISOString(),
  expires_at: expiresAt.toISOString(),
});

const isGivenUp = (askedAt: Date, now: Date): boolean =>
  now.getTime() - askedAt.getTime() >= FAILED_AFTER_MS;
