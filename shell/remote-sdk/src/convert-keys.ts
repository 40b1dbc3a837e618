const SNAKE = /^[a-z][a-z0-9]*(_[a-z0-9]+)*$/;
const CAMEL = /^[a-z][a-zA-Z0-9]*$/;

/**
 * Keys from the wire's snake_case to camelCase, through lists and nested
 * objects. Values are never touched, and neither are keys that are no plain
 * identifiers: 'CA', '2024' and 'positive_earnings?' are data.
 */
export const camelizeKeys = (value: unknown): unknown =>
  convert(value, (key) =>
    SNAKE.test(key) ? key.replace(/_([a-z0-9])/g, (_, next: string) => next.toUpperCase()) : key,
  );

/** The way back, for request bodies. */
export const snakeizeKeys = (value: unknown): unknown =>
  convert(value, (key) =>
    CAMEL.test(key) ? key.replace(/[A-Z]/g, (capital) => `_${capital.toLowerCase()}`) : key,
  );

function convert(value: unknown, rename: (key: string) => string): unknown {
  if (Array.isArray(value)) return value.map((item) => convert(item, rename));
  if (!isPlainObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [rename(key), convert(inner, rename)]),
  );
}

function isPlainObject(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || Object.getPrototypeOf(prototype) === null;
}
