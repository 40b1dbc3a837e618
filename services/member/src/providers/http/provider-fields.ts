import Type, { type TSchema } from 'typebox';

/* What providers' answers are made of, as narrow as the tables that take it: whatever does not
   fit is an answer in another shape, and never a fault while it is written down. */

const MAX_CENTS = 1_000_000_000;

/** A name or a line of a statement; no NUL, which PostgreSQL cannot store. */
export const Text = Type.String({ maxLength: 500, pattern: '^[^\\u0000]*$' });

/** Their name for a record: never empty, or two of them would be one. */
export const RecordId = Type.String({ minLength: 1, maxLength: 255, pattern: '^[^\\u0000]*$' });

/** A day that exists, in the years 1900 to 2199. */
export const Day = Type.String({ format: 'date', pattern: '^(19|20|21)\\d\\d-' });

/** A moment in the years 1900 to 2199. */
export const Instant = Type.String({ format: 'date-time', pattern: '^(19|20|21)\\d\\d-' });

/** Whole cents, never negative, at most ten million dollars. */
export const Cents = Type.Integer({ minimum: 0, maximum: MAX_CENTS });

/** Dollars as a JSON number, below zero allowed, at most ten million. */
export const Dollars = Type.Number({ minimum: -MAX_CENTS / 100, maximum: MAX_CENTS / 100 });

export const nullable = <Schema extends TSchema>(schema: Schema) =>
  Type.Union([schema, Type.Null()]);
