import type { Database, Jobs } from '@reset/service-kit';
import {
  endOfExport,
  EXPORT_MAIL_QUEUE,
  type Attempt,
  type Export,
  type ExportJob,
} from './exports.ts';

/** Some rows of a file, as CSV. */
type Part = { rows: number; content: Buffer };

/**
 * The files of exports, in parts. Each part is committed by itself: one transaction for all of them
 * would keep events waiting. What was begun last is the file; of earlier attempts nothing is left.
 */
export const exportFileStore = (database: Database, jobs: Pick<Jobs, 'add'>) => ({
  /** Begins a file anew; null where it is whole already, or nobody wants it any more. */
  begin: (id: string): Promise<Attempt | null> =>
    database.transaction(async (transaction) => {
      const [begun] = await transaction('export')
        .where({ id, ready_at: null })
        .increment('attempt')
        .returning<Attempt[]>(['id', 'type', 'attempt']);
      if (!begun) return null;
      await transaction('export_part').where({ export_id: id }).delete();
      return begun;
    }),

  /** @throws when the file was begun anew meanwhile, or is wanted no more */
  async addPart({ id, attempt }: Attempt, number: number, part: Part): Promise<void> {
    const { rowCount } = await database.raw<{ rowCount: number }>(
      `INSERT INTO export_part (export_id, attempt, number, rows, content)
       SELECT id, attempt, :number::integer, :rows::integer, :content FROM export
        WHERE id = :id AND attempt = :attempt FOR SHARE`,
      { id, attempt, number, ...part },
    );
    if (rowCount === 0) throw new Error(`Attempt ${attempt} at the export ${id} is over.`);
  },

  /** The file is whole: who asked for it is mailed, once. */
  finish: ({ id, attempt }: Attempt, { rows, bytes }: { rows: number; bytes: number }, now: Date) =>
    database.transaction(async (transaction) => {
      const finished = await transaction('export')
        .where({ id, attempt, ready_at: null })
        .update({ ready_at: now, rows, bytes, expires_at: endOfExport(now) });
      const job: ExportJob = { export_id: id };
      if (finished > 0) await jobs.add(transaction, EXPORT_MAIL_QUEUE, job);
    }),

  /**
   * A whole file, a part at a time; no connection is held in between.
   * @throws when it is erased meanwhile, so that nobody takes a part of it for all
   */
  async *read(id: string, { attempt, bytes }: NonNullable<Export['file']>) {
    let sent = 0;
    for (let number = 0; sent < bytes; number += 1) {
      const part = await database('export_part')
        .where({ export_id: id, attempt, number })
        .first<{ content: Buffer } | undefined>('content');
      if (!part) throw new Error(`The file of the export ${id} is gone.`);
      sent += part.content.length;
      yield part.content;
    }
  },
});
