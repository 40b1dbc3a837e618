/** A field with its values before and after as the log has them: JSON texts; null where nobody knows it. */
export interface LoggedChange {
  field: string;
  before: string | null;
  after: string | null;
}

/** A field and its values; what stands within another has its path: 'repayment_schedule.schedule_type'. */
export interface Change {
  path: string;
  before: unknown;
  after: unknown;
}

/** Puts each value on a line of its own, those within others too; what stayed as it was is left out. */
export const readChanges = (logged: readonly LoggedChange[]): Change[] =>
  logged.flatMap(({ field, before, after }) => flatten(field, parse(before), parse(after)));

/** What is no JSON, as of older entries, is its own text. */
function parse(text: string | null): unknown {
  if (text === null) return null;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function flatten(path: string, before: unknown, after: unknown): Change[] {
  if (isObject(before) || isObject(after)) {
    const [was, is] = [before, after].map((value) => (isObject(value) ? value : {}));
    const names = new Set([...Object.keys(was ?? {}), ...Object.keys(is ?? {})]);
    return [...names].flatMap((name) => flatten(`${path}.${name}`, was?.[name], is?.[name]));
  }
  const isSame = JSON.stringify(before ?? null) === JSON.stringify(after ?? null);
  return isSame ? [] : [{ path, before, after }];
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
