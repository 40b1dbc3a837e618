import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import Type, { type Static } from 'typebox';
import { filesBelow } from '../../content-version.ts';

/** One field of a schema of the contract. */
export const Member = Type.Object({
  /** What its value may be, sorted: `string`, `null`, `"scheduled"`, `object`, `number[]`. */
  types: Type.Array(Type.String()),
  required: Type.Boolean(),
});
export type Member = Static<typeof Member>;

/**
 * By address: the file, the exported schema and the fields down to it, `member/dashboard.ts
 * DashboardOverview.payout.status`. What is in an array, a union or a record has the address of what
 * holds it.
 */
export const Members = Type.Record(Type.String(), Member);
export type Members = Static<typeof Members>;

/** The schema of an address: `member/dashboard.ts DashboardOverview`. */
export const schemaOf = (address: string): string => /^\S+ [^.]+/.exec(address)?.[0] ?? address;

/** The file of an address: `member/dashboard.ts`. */
export const fileOf = (address: string): string => address.split(' ', 1)[0] ?? address;

/** What holds a field: `member/dashboard.ts DashboardOverview.payout`. */
export const parentOf = (address: string): string => address.slice(0, -fieldOf(address).length - 1);

/** The field's own name: `status`. */
export const fieldOf = (address: string): string => address.slice(address.lastIndexOf('.') + 1);

/**
 * Every field of every schema that a contract exports, by importing it.
 * @param folder its `src`
 */
export async function membersIn(folder: string): Promise<Members> {
  const members = new Map<string, Member>();
  for (const file of await filesBelow(folder)) {
    if (!file.endsWith('.ts') || file.endsWith('.test.ts')) continue;
    const exported = (await import(pathToFileURL(join(folder, file)).href)) as object;
    for (const [name, value] of Object.entries(exported)) {
      const schema = isSchema(value) ? value : asObject(value);
      if (schema) addMembers(members, `${file} ${name}`, schema);
    }
  }
  return Object.fromEntries(members);
}

/**
 * A schema and every field in it.
 * @param path its own address, to which those of its fields are added
 */
export function fieldsOf(path: string, schema: Schema): Members {
  const members = new Map<string, Member>([
    [path, { types: [...new Set(typesOf(schema))].toSorted(), required: true }],
  ]);
  addMembers(members, path, schema);
  return Object.fromEntries(members);
}

/** As JSON Schema has it, as far as the contract uses it. */
export interface Schema {
  type?: string;
  const?: unknown;
  enum?: unknown[];
  anyOf?: Schema[];
  allOf?: Schema[];
  items?: Schema | Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  patternProperties?: Record<string, Schema>;
  additionalProperties?: unknown;
}

const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && '~kind' in value;

/** Schemas by name, as those of events are for their subscribers. */
function asObject(value: unknown): Schema | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
  const schemas = Object.values(value);
  if (schemas.length === 0 || !schemas.every(isSchema)) return null;
  return { properties: value as Record<string, Schema>, required: Object.keys(value) };
}

function addMembers(members: Map<string, Member>, path: string, schema: Schema): void {
  const variants = objectsIn(schema);
  for (const variant of variants) {
    for (const [name, property] of Object.entries(variant.properties ?? {})) {
      const address = `${path}.${name}`;
      const required = variants.every((other) => (other.required ?? []).includes(name));
      const known = members.get(address)?.types ?? [];
      const types = [...new Set([...known, ...typesOf(property)])].toSorted();
      members.set(address, { types, required });
      addMembers(members, address, property);
    }
  }
}

/** The objects that a value may be, or may hold, without a field between. */
export function objectsIn(schema: Schema): Schema[] {
  const { anyOf = [], allOf, items = [], patternProperties = {} } = schema;
  // What has to fit all of them has the fields of all of them.
  if (allOf) return [mergedOf(allOf.flatMap(objectsIn))];
  const inner = [...anyOf, ...[items].flat(), ...Object.values(patternProperties)];
  return [...(schema.properties ? [schema] : []), ...inner.flatMap(objectsIn)];
}

const mergedOf = (all: Schema[]): Schema => ({
  properties: Object.assign(
    {},
    ...all.map(({ properties }) => properties),
  ) as Schema['properties'] & object,
  required: all.flatMap(({ required = [] }) => required),
});

function typesOf(schema: Schema): string[] {
  if (schema.anyOf) return schema.anyOf.flatMap(typesOf);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value));
  if ('const' in schema) return [JSON.stringify(schema.const)];
  if (schema.type === 'array') {
    return [schema.items ?? {}]
      .flat()
      .flatMap(typesOf)
      .map((type) => `${type}[]`);
  }
  if (schema.allOf) return ['object'];
  return [schema.type ?? 'anything'];
}

/** Whether what is of a type is of one of some others. */
export const isOneOf = (type: string, types: readonly string[]): boolean =>
  types.some((other) => other === type || other === 'anything' || isWithin(type, other));

function isWithin(type: string, other: string): boolean {
  if (other.endsWith('[]')) {
    return type.endsWith('[]') && isOneOf(type.slice(0, -2), [other.slice(0, -2)]);
  }
  return WITHIN[other]?.test(type) ?? false;
}

const WITHIN: Record<string, RegExp> = {
  number: /^(integer$|-?\d)/,
  integer: /^-?\d+$/,
  boolean: /^(true|false)$/,
  string: /^"/,
};
