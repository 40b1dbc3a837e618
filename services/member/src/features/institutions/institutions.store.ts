import type { AddJob, Database } from '@reset/service-kit';
import type { Institution, InstitutionProvider } from '#providers/institution-directory.ts';

/** Its jobs read one provider's list of institutions anew. */
export const REFRESH_QUEUE = 'refresh-institutions';

export type InstitutionStore = ReturnType<typeof institutionStore>;

const BATCH_SIZE = 1_000;
const DAY_MS = 86_400_000;
/** A job that has failed every time is not added again before. */
const RETRY_AFTER_MS = 3_600_000;

/** The providers' lists of institutions in the database. */
export const institutionStore = (database: Database) => ({
  /** Counted up whenever one of the lists was replaced. */
  async version(): Promise<number> {
    const row = await database('institution_list').sum('version AS version').first();
    return Number(row?.version ?? 0);
  },

  async all(): Promise<Institution[]> {
    return (await database('institution').select()).map(toInstitution);
  },

  /** null for an id that is not on the provider's list. */
  async find(provider: InstitutionProvider, id: string): Promise<Institution | null> {
    const row = await database('institution').where({ provider, id }).first();
    return row ? toInstitution(row) : null;
  },

  /**
   * Keeps this list of a provider instead of the one before.
   * @throws when it has not even half as many: a list does not shrink so, a provider fails so
   */
  replace: (
    provider: InstitutionProvider,
    institutions: readonly Institution[],
    readAt: Date,
  ): Promise<void> =>
    database.transaction(async (transaction) => {
      // The list's row first: two readings of one list wait for one another here.
      await transaction('institution_list').where({ provider }).forUpdate().first();
      const kept = await transaction('institution').where({ provider }).delete();
      if (institutions.length === 0 || institutions.length < kept / 2) {
        throw new Error(`${provider} lists ${institutions.length} institutions after ${kept}`);
      }
      const rows = institutions.map((institution) => toRow(provider, institution));
      await transaction.batchInsert('institution', rows, BATCH_SIZE);
      await transaction('institution_list')
        .where({ provider })
        .increment('version')
        .update({ refreshed_at: readAt });
    }),

  /** Adds a job for each list that is missing or older than a day; once an hour at most. */
  refreshStale: (addJob: AddJob, now: Date): Promise<void> =>
    database.transaction(async (transaction) => {
      const due: { provider: InstitutionProvider }[] = await transaction('institution_list')
        .where((list) => olderThan(list, 'refreshed_at', new Date(now.getTime() - DAY_MS)))
        .where((list) => olderThan(list, 'asked_at', new Date(now.getTime() - RETRY_AFTER_MS)))
        .update({ asked_at: now })
        .returning('provider');
      for (const { provider } of due) await addJob(transaction, REFRESH_QUEUE, { provider });
    }),
});

const olderThan = (list: ReturnType<Database>, column: string, time: Date) =>
  list.whereNull(column).orWhere(column, '<=', time);

const toRow = (provider: InstitutionProvider, institution: Institution) => ({
  provider,
  id: institution.id,
  kind: institution.kind,
  name: institution.name,
  products: [...institution.products],
  is_digital_only: institution.isDigitalOnly,
});

type Row = Omit<ReturnType<typeof toRow>, 'provider'>;

const toInstitution = (row: Row): Institution => ({
  id: row.id,
  kind: row.kind,
  name: row.name,
  products: row.products,
  isDigitalOnly: row.is_digital_only,
});
