/** What the payroll widget reported on one member's page. */
export type PayrollEvent = {
  userId: string;
  name: string;
  data: Readonly<Record<string, unknown>>;
};

/** How long events are kept. */
export const KEPT_DAYS = 90;

const MAX_DEPTH = 4;
const MAX_TEXT = 500;
const MAX_LIST = 50;

/** Credentials, and what identifies an account: neither is any help in finding where people are lost. */
const SECRET = /token|secret|password|passcode|credential|cookie|ssn|account_?number|routing/i;

/**
 * An event's data as it may be stored: without what may be a secret, without what PostgreSQL cannot
 * store, and without what is deeper or longer than anybody would read.
 */
export function storable(data: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return storableFields(data, MAX_DEPTH);
}

function storableFields(data: object, depth: number): Record<string, unknown> {
  const kept = Object.entries(data)
    .filter(([key]) => !SECRET.test(key))
    .slice(0, MAX_LIST)
    .map(([key, value]) => [storableText(key), storableValue(value, depth)] as const);
  return Object.fromEntries(kept);
}

function storableValue(value: unknown, depth: number): unknown {
  if (typeof value === 'string') return storableText(value);
  if (typeof value !== 'object' || value === null) return value;
  if (depth === 0) return null;
  if (!Array.isArray(value)) return storableFields(value, depth - 1);
  return value.slice(0, MAX_LIST).map((item) => storableValue(item, depth - 1));
}

const storableText = (text: string): string =>
  text.slice(0, MAX_TEXT).replaceAll('\u0000', '').toWellFormed();
