import type { PersonalData, PersonalDataSection } from '@reset/api-contract/personal-data.ts';
import type { Database, Transaction } from '../database/database.ts';
import { shownName, shownRow } from './shown-value.ts';

/** What the query of a section selects. */
type Row = Record<string, unknown>;

/** One kind of what a service keeps about a person. */
export type DataSection = {
  /** As her file is called: `purchases`. */
  name: string;
  /**
   * A SELECT of what is kept about `:userId`, in an order that stays. Columns in cents end in `_cents`.
   * No credential, no whole number of an account or of Social Security.
   */
  query: string;
  /** What she is shown in the place of a row. */
  show?: (row: Row) => object;
};

/** More of one kind than fifty years of purchases: it is refused, and never cut. */
const MAX_ROWS = 50_000;

/** All that a service keeps about somebody, as it was at one moment. */
export const readPersonalData = (
  database: Database,
  sections: readonly DataSection[],
  userId: string,
): Promise<PersonalData> =>
  database.transaction(
    async (snapshot) => {
      const read: PersonalDataSection[] = [];
      for (const section of sections) read.push(await readSection(snapshot, section, userId));
      return { sections: read };
    },
    { isolationLevel: 'repeatable read', readOnly: true },
  );

async function readSection(
  snapshot: Transaction,
  { name, query, show = (row) => row }: DataSection,
  userId: string,
): Promise<PersonalDataSection> {
  const { rows, fields } = await snapshot.raw<Selected>(`${query} LIMIT ${MAX_ROWS + 1}`, {
    userId,
  });
  if (rows.length > MAX_ROWS) throw new Error(`${name} of somebody are more than ${MAX_ROWS}.`);
  const shown = rows.map((row) => shownRow(show(row)));
  const [first] = shown;
  return {
    name,
    columns: first ? Object.keys(first) : fields.map((field) => shownName(field.name)),
    rows: shown,
  };
}

type Selected = { rows: Row[]; fields: { name: string }[] };
