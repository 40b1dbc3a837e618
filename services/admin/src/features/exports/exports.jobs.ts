import { failpoint } from '@reset/service-kit';
import { toCsv } from '@reset/service-kit/csv/to-csv.ts';
import type { Context } from '#context.ts';
import { exportFileStore } from './export-files.store.ts';
import { exportMail } from './export-mail.ts';
import { readRows } from './export-rows.store.ts';
import { exportStore } from './exports.store.ts';
import { EXPORT_MAIL_QUEUE, MAKE_EXPORT_QUEUE, type ExportJob } from './exports.ts';

/** A million people, on a machine that has more to do. */
const MAX_MAKING_MS = 10 * 60_000;

/** Makes the files that staff ask for, tells them by mail, and erases what is kept no longer. */
export function registerExportJobs(context: Context): void {
  const { clock, config, database, jobs, mailer } = context;
  const exports = exportStore(database, jobs);

  jobs.register<ExportJob>(MAKE_EXPORT_QUEUE, ({ export_id: id }) => makeExport(context, id), {
    maxRunMs: MAX_MAKING_MS,
    // Each holds a connection while it reads, and a page of rows.
    concurrency: 1,
  });

  jobs.register<ExportJob>(EXPORT_MAIL_QUEUE, async ({ export_id: id }, job) => {
    const found = await exports.findMailed(id);
    if (!found?.one.file) return;
    const { one, email } = found;
    if (email === null) throw new Error(`Nothing is known yet of whose the export ${id} is.`);
    const { type, file, expiresAt } = one;
    const href = `${config.ORIGIN}/admin?exports`;
    const mail = exportMail({ type, rows: file?.rows ?? 0, expiresAt, href });
    await mailer.send({ to: email, ...mail, messageId: job.id });
  });

  jobs.schedule('erase-exports', '*/10 * * * *', () => exports.eraseExpired(clock.now()));
}

/** Writes a file page by page; begun anew, it takes the place of what was written before. */
async function makeExport({ clock, database, jobs, log }: Context, id: string): Promise<void> {
  const files = exportFileStore(database, jobs);
  const begun = await files.begin(id);
  if (!begun) return;
  const written = { parts: 0, rows: 0, bytes: 0 };
  await readRows(database, begun.type, async ({ columns, rows }) => {
    const content = Buffer.from(toCsv(columns, rows, { isBeginning: written.parts === 0 }));
    await files.addPart(begun, written.parts, { rows: rows.length, content });
    failpoint('export.part_written');
    written.parts += 1;
    written.rows += rows.length;
    written.bytes += content.length;
  });
  await files.finish(begun, written, clock.now());
  failpoint('export.finished');
  log.info({ export_id: id, type: begun.type, ...written }, 'export.made');
}
