import type { Static, TObject } from 'typebox';
import Value from 'typebox/value';

/**
 * The service's typed configuration from its environment.
 * @throws one sentence that names every variable that is missing or wrong, so
 *   that a service with half a configuration never starts
 */
export function readConfig<Schema extends TObject>(
  schema: Schema,
  env: Record<string, string | undefined>,
): Static<Schema> {
  const named: Record<string, unknown> = {};
  for (const name of Object.keys(schema.properties)) {
    if (env[name] !== undefined && env[name] !== '') named[name] = env[name];
  }
  const candidate = Value.Convert(schema, Value.Default(schema, named));
  if (Value.Check(schema, candidate)) return candidate as Static<Schema>;
  throw new Error(`The configuration is not usable: ${describe(schema, candidate)}.`);
}

function describe(schema: TObject, candidate: unknown): string {
  const given = candidate as Record<string, unknown>;
  const wrong = new Set<string>();
  for (const name of Object.keys(schema.properties)) {
    const property = schema.properties[name];
    const isMissing = given[name] === undefined && schema.required?.includes(name);
    if (isMissing) wrong.add(`${name} is missing`);
    else if (property && given[name] !== undefined && !Value.Check(property, given[name])) {
      wrong.add(`${name} has a value that it cannot have`);
    }
  }
  return [...wrong].join(', ');
}
