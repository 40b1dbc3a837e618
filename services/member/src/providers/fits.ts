import type { Static, TSchema } from 'typebox';
import { Compile } from 'typebox/compile';

/** Whether an answer is of this shape; a schema is compiled when it is first asked for. */
export function fits<Schema extends TSchema>(
  schema: Schema,
  answer: unknown,
): answer is Static<Schema> {
  const known = compiled.get(schema);
  if (known) return known.Check(answer);
  const checker = Compile(schema);
  compiled.set(schema, checker);
  return checker.Check(answer);
}

const compiled = new WeakMap<TSchema, { Check(answer: unknown): boolean }>();
