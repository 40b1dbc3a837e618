import { DatabaseSync } from 'node:sqlite';

/** Things of one kind, by their ids. */
export type Records<Item extends object> = {
  get(id: string): Item | null;
  /** Replaces what was there. `listOf` finds it by its `owner`. */
  put(id: string, item: Item, owner?: string): void;
  remove(id: string): void;
  /** In the order in which they were first written. */
  list(): Item[];
  listOf(owner: string): Item[];
};

export type RecordStore = {
  /** The records of a kind. */
  of<Item extends object>(kind: string): Records<Item>;
  /** Stores all that `work` writes, or nothing of it. */
  transaction<Result>(work: () => Result): Result;
  /** Deletes all records of every kind. */
  clear(): void;
  close(): void;
};

/**
 * What the sandbox stores.
 * @param file where it outlives the process: what was written is there when the answer leaves;
 *   null for memory alone
 */
export function openRecords(file: string | null): RecordStore {
  const database = new DatabaseSync(file ?? ':memory:');
  database.exec(`
    PRAGMA journal_mode = WAL;
    PRAGMA synchronous = NORMAL;
    CREATE TABLE IF NOT EXISTS record (
      place INTEGER PRIMARY KEY AUTOINCREMENT,
      kind TEXT NOT NULL,
      id TEXT NOT NULL,
      owner TEXT NOT NULL,
      item TEXT NOT NULL,
      UNIQUE (kind, id)
    );
    CREATE INDEX IF NOT EXISTS record_owner ON record (kind, owner);
  `);
  const get = database.prepare('SELECT item FROM record WHERE kind = ? AND id = ?');
  const put = database.prepare(`
    INSERT INTO record (kind, id, owner, item) VALUES (?, ?, ?, ?)
    ON CONFLICT (kind, id) DO UPDATE SET owner = excluded.owner, item = excluded.item
  `);
  const remove = database.prepare('DELETE FROM record WHERE kind = ? AND id = ?');
  const list = database.prepare('SELECT item FROM record WHERE kind = ? ORDER BY place');
  const listOf = database.prepare(
    'SELECT item FROM record WHERE kind = ? AND owner = ? ORDER BY place',
  );

  return {
    of: <Item extends object>(kind: string): Records<Item> => ({
      get(id) {
        const row = get.get(kind, id);
        return row ? itemOf<Item>(row) : null;
      },
      put: (id, item, owner = '') => void put.run(kind, id, owner, JSON.stringify(item)),
      remove: (id) => void remove.run(kind, id),
      list: () => list.all(kind).map((row) => itemOf<Item>(row)),
      listOf: (owner) => listOf.all(kind, owner).map((row) => itemOf<Item>(row)),
    }),
    transaction(work) {
      database.exec('BEGIN IMMEDIATE');
      try {
        const result = work();
        database.exec('COMMIT');
        return result;
      } catch (error) {
        database.exec('ROLLBACK');
        throw error;
      }
    },
    clear: () => database.exec('DELETE FROM record'),
    close: () => database.close(),
  };
}

const itemOf = <Item>(row: Record<string, unknown>): Item =>
  JSON.parse(String(row['item'])) as Item;
