import { BODY_BYTES } from './take-body.ts';
import { invalidFields, invalidJson, RefusedError } from './refusals.ts';

/** 512 members and elements in what a form may have, and so deep: several times what any has. */
const MIN_BYTES_PER_VALUE = 32;
const MAX_DEPTH = 12;

// JSON allows a U+FEFF nowhere; left in, JSON.parse refuses it.
const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/**
 * What a body says as JSON, one way for whoever reads it, so that the gateway counts a call by the
 * very value that the service goes by. What can be read in two ways (not UTF-8, a byte order mark,
 * a name twice in one object) is no JSON to us (RFC 7493).
 * @param maxBytes what its call takes
 * @throws RefusedError 400 for what is no JSON; 422 for more values or levels than a form has,
 *   counted before a schema looks at each, and for text that is no Unicode
 */
export function readJson(body: Buffer, maxBytes = BODY_BYTES): unknown {
  const { text, value } = parse(body);
  if (membersIn(text) !== checkValues(value, maxBytes)) throw new RefusedError(invalidJson);
  return value;
}

function parse(body: Buffer): { text: string; value: unknown } {
  try {
    const text = utf8.decode(body);
    return { text, value: JSON.parse(text) };
  } catch {
    throw new RefusedError(invalidJson);
  }
}

/** The members that a JSON text writes: one for each colon outside of a string. */
const membersIn = (text: string): number =>
  text.replaceAll(/"[^"\\]*(?:\\.[^"\\]*)*"/g, '').split(':').length - 1;

/** @returns how many members all objects in it have: fewer than were written where a name stands twice */
function checkValues(root: unknown, maxBytes: number): number {
  const maxValues = maxBytes / MIN_BYTES_PER_VALUE;
  let members = 0;
  let values = 0;
  const refuse = (field: string, sentence: string): never => {
    throw new RefusedError(invalidFields({ [field]: [sentence] }));
  };
  const check = (value: unknown, field: string, depth: number): void => {
    values += 1;
    if (values > maxValues || depth > MAX_DEPTH) refuse('body', 'This has too many parts.');
    if (typeof value === 'string' && !value.isWellFormed()) {
      refuse(field, 'This holds a character that does not exist.');
    }
    if (typeof value !== 'object' || value === null) return;
    if (Array.isArray(value)) {
      for (const element of value) check(element, field, depth + 1);
      return;
    }
    for (const [name, member] of Object.entries(value)) {
      // A way to a prototype, once it is copied.
      if (name === '__proto__') throw new RefusedError(invalidJson);
      if (!name.isWellFormed()) refuse('body', 'There is no such field.');
      members += 1;
      check(member, name.slice(0, 64), depth + 1);
    }
  };
  check(root, 'body', 0);
  return members;
}
