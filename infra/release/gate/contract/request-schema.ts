import Type, { type Static } from 'typebox';
import { fieldsOf, Members, objectsIn, type Schema } from './contract-members.ts';

/** What a route takes as its body or its query. */
export const RequestSchema = Type.Object({
  /** By dotted names from `body` or `query`, which is itself the first of them. */
  members: Members,
  /** Those of them whose objects take no other fields. */
  closed: Type.Array(Type.String()),
});
export type RequestSchema = Static<typeof RequestSchema>;

/** @param schema JSON Schema; undefined where the route takes none, for which there is null */
export function requestSchema(part: 'body' | 'query', schema: unknown): RequestSchema | null {
  if (schema === undefined) return null;
  const members = fieldsOf(part, schema as Schema);
  // Fastify checks a body that is missing as null.
  const isNeeded = !members[part]?.types.some((type) => type === 'null' || type === 'anything');
  return {
    members: { ...members, [part]: { types: members[part]?.types ?? [], required: isNeeded } },
    closed: closedIn(part, [schema as Schema]),
  };
}

function closedIn(path: string, schemas: readonly Schema[]): string[] {
  const variants = schemas.flatMap(objectsIn);
  const isClosed =
    variants.length > 0 && variants.every((variant) => variant.additionalProperties === false);
  const names = new Set(variants.flatMap(({ properties = {} }) => Object.keys(properties)));
  return [
    ...(isClosed ? [path] : []),
    ...[...names].flatMap((name) =>
      closedIn(
        `${path}.${name}`,
        variants.flatMap(({ properties = {} }) => properties[name] ?? []),
      ),
    ),
  ];
}
