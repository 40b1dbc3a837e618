import { statementJudge } from '../lint-statements.ts';
import type { RunningSchema } from '../running-schema.ts';

/** What the running version has: notes, of which each has an id, and a key and a kind of its own. */
export const running: RunningSchema = {
  relations: new Set(['note', 'person', 'note_pkey', 'note_key', 'note_kind', 'kind_of_note']),
  columns: new Map([
    ['note.id', { isNotNull: true }],
    ['note.text', { isNotNull: false }],
    ['note.kind', { isNotNull: true }],
  ]),
  constraints: new Map([
    ['note.note_pkey', 'PRIMARY KEY (id)'],
    ['note.kinds', "CHECK ((kind = ANY (ARRAY['a'::text, 'b'::text])))"],
  ]),
  uniqueIndexes: new Map([
    ['note_pkey', 'public.note USING btree (id)'],
    ['note_key', 'public.note USING btree (key)'],
    ['note_kind', 'public.note USING btree (kind)'],
    ['kind_of_note', 'public.note USING btree (kind)'],
  ]),
  domains: new Set(['cents']),
  functions: new Set(['now', 'lower', 'length', 'coalesce', 'generate_series']),
};

/**
 * Why a migration of these statements is refused.
 * @param uses what the running version's code names: all that is asked about, unless a test says otherwise
 */
export const reasonsFor = async (
  sql: string,
  uses: (name: string) => boolean = () => true,
): Promise<string[]> => (await statementJudge(running, uses))(sql).map(({ reason }) => reason);
