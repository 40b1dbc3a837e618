import Type, { type TProperties } from 'typebox';

/**
 * Text that a person typed: at most `maxLength` characters, never empty, and no
 * NUL, which PostgreSQL cannot store.
 */
export const text = (maxLength = 255) =>
  Type.String({ minLength: 1, maxLength, pattern: '^[^\\u0000]*$' });

/** A UUID in lower-case hexadecimal, as the services write them. */
export const Id = Type.String({
  pattern: '^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$',
});

/** A calendar date with no time and no zone: `2026-11-20`. */
export const CalendarDate = Type.String({
  pattern: '^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$',
});

/** An instant in ISO 8601 with its offset. */
export const Instant = Type.String({ minLength: 20, maxLength: 40 });

/**
 * By this an amount of money is known in every schema: staff of support are shown none that is newer than
 * a person's last statement (docs/decisions/0063). JSON Schema passes over comments.
 */
export const AMOUNT = 'amount';

/** Dollars on the wire: a JSON number with at most two decimals. */
export const Dollars = Type.Number({ $comment: AMOUNT });

/** Whole cents that are shown to staff, below zero where they are owed the other way. */
export const ShownCents = Type.Integer({ $comment: AMOUNT });

/**
 * Whole cents, never negative, at most ten million dollars: far above any pay
 * cheque, far below where a JSON number loses a cent.
 */
export const Cents = Type.Integer({ minimum: 0, maximum: 1_000_000_000, $comment: AMOUNT });

/** A request body that refuses fields it does not name. */
export const body = <Properties extends TProperties>(properties: Properties) =>
  Type.Object(properties, { additionalProperties: false });

export const nullable = <Schema extends Parameters<typeof Type.Union>[0][number]>(schema: Schema) =>
  Type.Union([schema, Type.Null()]);
