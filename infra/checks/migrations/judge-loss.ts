/** What is known beside the statement itself. */
export type LintContext = {
  /** What the statements before have made: the running version knows none of it. */
  relations: Set<string>;
  constraints: Set<string>;
  /** Whether the code of the version that runs has a word, as that of a table or column. */
  uses: (name: string) => boolean;
};

const KINDS: Record<string, string> = {
  OBJECT_TABLE: 'table',
  OBJECT_INDEX: 'index',
  OBJECT_SEQUENCE: 'sequence',
  OBJECT_TYPE: 'type',
  OBJECT_COLUMN: 'column',
  OBJECT_SCHEMA: 'schema',
  OBJECT_VIEW: 'view',
};

/** What a kind of objects is called. */
export const kindOf = (object: unknown): string => KINDS[String(object)] ?? 'object';

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
