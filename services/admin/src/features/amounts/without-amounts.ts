import { type AmountsOf, readAmountsOf } from '@reset/api-contract/admin/amounts.ts';
import { AMOUNT } from '@reset/api-contract/fields.ts';
import { dayOf } from '@reset/service-kit/calendar/calendar-date.ts';

/** What of a JSON schema is read. */
export type Schema = {
  $comment?: unknown;
  properties?: Readonly<Record<string, Schema>>;
  required?: readonly string[];
  items?: Schema;
  anyOf?: readonly Schema[];
  type?: unknown;
};

/** Whose amounts, and of which day; null for nobody's, and for what is of now. */
export type Occasion = { userId: string | null; day: string | null };

/** Whether an amount may be shown. */
export type IsShown = (occasion: Occasion) => boolean;

/**
 * A reply without the amounts that may not be shown: they are left out where the schema lets them be;
 * else what cannot be without them is, or null in its place.
 * @param occasion whose it is where the reply does not say it
 */
export function withoutAmounts(
  schema: Schema,
  reply: unknown,
  isShown: IsShown,
  occasion: Occasion,
): unknown {
  const left = leave(schema, reply, { isShown, occasion });
  return left === WITHHELD ? null : left;
}

const WITHHELD = Symbol('withheld');

type Walk = { isShown: IsShown; occasion: Occasion };

function leave(schema: Schema, value: unknown, walk: Walk): unknown {
  if (value === null || value === undefined) return value;
  if (schema.$comment === AMOUNT) return walk.isShown(walk.occasion) ? value : WITHHELD;
  if (schema.anyOf) return leaveAny(schema.anyOf, value, walk);
  if (schema.items && Array.isArray(value)) {
    const { items } = schema;
    return value.map((item) => leave(items, item, walk)).filter((item) => item !== WITHHELD);
  }
  if (schema.properties && typeof value === 'object') {
    return leaveObject(schema, value as Readonly<Record<string, unknown>>, walk);
  }
  return value;
}

/** What may be null becomes so. */
function leaveAny(anyOf: readonly Schema[], value: unknown, walk: Walk): unknown {
  const some = anyOf.find((one) => one.type !== 'null' && hasAll(one, value));
  const left = some ? leave(some, value, walk) : value;
  const isNullable = anyOf.some(({ type }) => type === 'null');
  // An amount that may be null is left out: null would say that there is none.
  return left === WITHHELD && isNullable && some?.$comment !== AMOUNT ? null : left;
}

/** Of several objects that a value may be, it is the one whose fields it has. */
const hasAll = ({ required = [] }: Schema, value: unknown): boolean =>
  typeof value !== 'object' || required.every((name) => name in (value as object));

function leaveObject(
  { $comment, properties = {}, required = [] }: Schema,
  value: Readonly<Record<string, unknown>>,
  { isShown, occasion }: Walk,
): unknown {
  const within = { isShown, occasion: occasionOf(readAmountsOf($comment), value, occasion) };
  const left: Record<string, unknown> = {};
  for (const [name, schema] of Object.entries(properties)) {
    const one = leave(schema, value[name], within);
    if (one !== WITHHELD) left[name] = one;
    else if (required.includes(name)) return WITHHELD;
  }
  return left;
}

function occasionOf(
  amounts: AmountsOf | null,
  value: Readonly<Record<string, unknown>>,
  around: Occasion,
): Occasion {
  const on = amounts?.on === undefined ? null : textAt(value, amounts.on);
  return {
    userId: amounts?.of === undefined ? around.userId : textAt(value, amounts.of),
    day: on !== null && on.length > DAY_LENGTH ? dayOf(new Date(on)) : on,
  };
}

const DAY_LENGTH = '2026-11-20'.length;

function textAt(value: unknown, path: string): string | null {
  const found = path
    .split('.')
    .reduce<unknown>((one, name) => (one as Record<string, unknown> | null)?.[name], value);
  return typeof found === 'string' ? found : null;
}
