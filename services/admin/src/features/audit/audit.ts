import type { AuditEntry } from '@reset/api-contract/admin/audit.ts';

/** A value of a field as the log has it. */
export type Logged =
  | string
  | number
  | boolean
  | null
  | readonly Logged[]
  | { [key: string]: Logged };

/** By field what it was before and after; one of them is absent where nobody knows it. */
export type Changes = Readonly<Record<string, { before?: Logged; after?: Logged }>>;

/** Something that staff did, before it has its place in the log. */
export type NewAuditEntry = {
  at: Date;
  /** null for the operator of the product. */
  staffId: string | null;
  /** As whom she viewed the product then. */
  onBehalfOf?: string | null;
  action: string;
  /** The person it is about. */
  subjectId?: string | null;
  /** The thing it is about. */
  object?: { kind: string; id: string } | null;
  reason?: string | null;
  changes?: Changes;
  state: 'asked' | 'done' | 'proposed' | 'refused';
  /** Why it was refused. */
  refusal?: { code: string; error: string } | null;
  commandId?: string | null;
  requestId: string;
};

/** As JSON texts; null where nobody knows the value. */
export const toWireChanges = (changes: Changes): AuditEntry['changes'] =>
  Object.entries(changes).map(([field, { before, after }]) => ({
    field,
    before: before === undefined ? null : JSON.stringify(before),
    after: after === undefined ? null : JSON.stringify(after),
  }));

type Fields = Readonly<Record<string, Logged | undefined>>;

/**
 * What differs between how something was and how it is; null for what was not or is no more.
 * @param hidden the fields of personal data, and what is logged in the place of their values
 */
export function changesBetween(
  before: Fields | null,
  after: Fields | null,
  hidden: { fields: readonly string[]; digest: (value: Logged) => string },
): Changes {
  const names = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  const said = (name: string, fields: Fields | null) => {
    const value = fields?.[name];
    if (value === undefined) return undefined;
    return value !== null && hidden.fields.includes(name) ? hidden.digest(value) : value;
  };
  return Object.fromEntries(
    [...names].flatMap((name) => {
      const [was, is] = [said(name, before), said(name, after)];
      if (JSON.stringify(was) === JSON.stringify(is)) return [];
      return [
        [
          name,
          {
            ...(was === undefined ? {} : { before: was }),
            ...(is === undefined ? {} : { after: is }),
          },
        ],
      ];
    }),
  );
}

/**
 * What was asked to be changed, with how that is before, where its owner says so; of what it says what
 * is so already is left out.
 */
export const withFormer = (asked: Changes, former: Fields): Changes =>
  Object.fromEntries(
    Object.entries(asked).flatMap(([field, change]) => {
      const before = former[field];
      if (before === undefined) return [[field, change]];
      const isSame = JSON.stringify(before) === JSON.stringify(change.after);
      return isSame ? [] : [[field, { ...change, before }]];
    }),
  );

/** What was asked to be changed, with what its owner says of it once it has ended. */
export function withEnding(asked: Changes, said: Changes): Changes {
  const names = [...new Set([...Object.keys(asked), ...Object.keys(said)])];
  return Object.fromEntries(names.map((name) => [name, { ...asked[name], ...said[name] }]));
}

/** What the log of everybody's actions is asked for. */
export type AuditFilter = {
  subjectId?: string | undefined;
  staffId?: string | undefined;
  action?: string | undefined;
  from?: Date | undefined;
  to?: Date | undefined;
  /** Only what stands before this position. */
  before?: number | undefined;
};
