import type { RunningSchema } from './running-schema.ts';
import { nameOf } from './syntax-tree.ts';

/** What is known beside the statement itself. */
export type LintContext = {
  /** What the statements before have made: the running version knows none of it. */
  relations: Set<string>;
  constraints: Set<string>;
  /** By `table.column`, of tables that are there: whether it has a value where nobody writes one. */
  columns: Map<string, { isFilled: boolean }>;
  /** Domains with a constraint or a default. */
  domains: Set<string>;
  /** Unique indexes of the running version. */
  dropped: Set<string>;
  running: RunningSchema;
  /** Whether the code of the version that runs has a word, as that of a table or column. */
  uses: (name: string) => boolean;
};

/** Whether a table is this release's own. */
export const isMade = (relation: unknown, { relations }: LintContext): boolean =>
  relations.has(nameOf(relation));

/** Notes what is made; IF NOT EXISTS makes nothing where the running version has it. */
export function note(name: string, { relations, running }: LintContext): void {
  if (!running.relations.has(name)) relations.add(name);
}

const KINDS: Record<string, string> = {
  OBJECT_TABLE: 'table',
  OBJECT_INDEX: 'index',
  OBJECT_SEQUENCE: 'sequence',
  OBJECT_TYPE: 'type',
  OBJECT_DOMAIN: 'domain',
  OBJECT_COLUMN: 'column',
  OBJECT_STATISTIC_EXT: 'statistics',
  OBJECT_VIEW: 'view',
};

/** What a kind of objects is called; null for one that nobody has looked at. */
export const kindOf = (object: unknown): string | null => KINDS[String(object)] ?? null;

/** Dropping what no code names is how a schema contracts, a release after the last use. */
export const judgeLoss = (
  kind: string,
  name: string,
  { uses }: Pick<LintContext, 'uses'>,
): string[] =>
  uses(name.split('.').at(-1) ?? name)
    ? [
        `It drops the ${kind} ${name}, which the running version names: release a version that does not, and drop it then.`,
      ]
    : [];
