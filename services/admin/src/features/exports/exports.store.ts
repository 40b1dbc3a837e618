import { MAX_EXPORTS } from '@reset/api-contract/admin/export-data.ts';
import type { Caller } from '#features/session/session.ts';
import type { Database, Jobs, Transaction } from '@reset/service-kit';
import { appendAudit } from '#features/audit/audit.store.ts';
import { endOfExport, MAKE_EXPORT_QUEUE, type Export, type ExportJob } from './exports.ts';

/** In which request somebody asks for an export, or downloads one. */
type By = Caller & { requestId: string; now: Date };

/** What staff have asked for, in the database, with its entries in the log. */
export const exportStore = (database: Database, jobs: Pick<Jobs, 'add'>) => ({
  /** Keeps an export and has its file made; one whose id is known is the same one. */
  ask: ({ id, type }: Pick<Export, 'id' | 'type'>, by: By) =>
    database.transaction(async (transaction): Promise<'asked' | 'key_reused' | 'too_many'> => {
      const { staffId, now } = by;
      // One at a time for each person, so that none is kept above the bound.
      await transaction('staff').where({ user_id: staffId }).forNoKeyUpdate().first('user_id');
      const own = await transaction<ExportRow>('export').where({ staff_id: staffId });
      const known = own.find((row) => row.id === id);
      if (known) return known.type === type ? 'asked' : 'key_reused';
      if (own.length >= MAX_EXPORTS) return 'too_many';
      const made = await transaction('export')
        .insert({ id, type, staff_id: staffId, asked_at: now, expires_at: endOfExport(now) })
        .onConflict()
        .ignore()
        .returning('id');
      if (made.length === 0) return 'key_reused';
      const job: ExportJob = { export_id: id };
      await jobs.add(transaction, MAKE_EXPORT_QUEUE, job);
      await log(transaction, 'export.make', { id, type }, by);
      return 'asked';
    }),

  /** Somebody's own that are kept, the newest first. */
  async list(staffId: string, now: Date): Promise<Export[]> {
    const rows = await database<ExportRow>('export')
      .select('export.*', { rows_so_far: database.raw(ROWS_SO_FAR) })
      .where({ staff_id: staffId })
      .where('expires_at', '>', now)
      .orderBy([
        { column: 'asked_at', order: 'desc' },
        { column: 'id', order: 'desc' },
      ]);
    return rows.map(toExport);
  },

  /** One of somebody's own whose file is there, logged as downloaded; null for any other. */
  download: (id: string, by: By) =>
    database.transaction(async (transaction) => {
      const row = await transaction<ExportRow>('export')
        .where({ id, staff_id: by.staffId })
        .whereNotNull('ready_at')
        .where('expires_at', '>', by.now)
        .first();
      if (!row) return null;
      await log(transaction, 'export.download', row, by);
      return toExport(row);
    }),

  /** Whose a ready export is, by her address; null where it is gone. */
  async findMailed(id: string): Promise<{ one: Export; email: string | null } | null> {
    const row = await database('export')
      .leftJoin('person', 'person.user_id', 'export.staff_id')
      .where({ id })
      .first<(ExportRow & { email: string | null }) | undefined>('export.*', 'email');
    return row ? { one: toExport(row), email: row.email } : null;
  },

  /** Erases what is kept no longer, with its file. */
  async eraseExpired(now: Date): Promise<void> {
    await database('export').where('expires_at', '<=', now).delete();
  },
});

const ROWS_SO_FAR = `(SELECT sum(part.rows) FROM export_part part
  WHERE part.export_id = export.id AND part.attempt = export.attempt)`;

const log = (
  transaction: Transaction,
  action: string,
  { id, type }: Pick<Export, 'id' | 'type'>,
  { now: at, ...by }: By,
) =>
  appendAudit(transaction, {
    at,
    ...by,
    action,
    object: { kind: 'export', id },
    changes: { type: { after: type } },
    state: 'done',
  });

export type ExportRow = {
  id: string;
  type: Export['type'];
  staff_id: string;
  asked_at: Date;
  attempt: number;
  ready_at: Date | null;
  rows: bigint | null;
  /** Where it is asked for; null before the first part is written. */
  rows_so_far?: bigint | null;
  bytes: bigint | null;
  expires_at: Date;
};

const toExport = (row: ExportRow): Export => ({
  id: row.id,
  type: row.type,
  staffId: row.staff_id,
  askedAt: row.asked_at,
  file:
    row.ready_at === null
      ? null
      : { attempt: row.attempt, rows: Number(row.rows), bytes: Number(row.bytes) },
  rowsSoFar: Number(row.rows_so_far ?? 0),
  expiresAt: row.expires_at,
});
