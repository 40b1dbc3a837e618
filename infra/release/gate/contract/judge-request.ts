import { fieldOf, isOneOf, parentOf, type Member, type Members } from './contract-members.ts';
import type { RequestSchema } from './request-schema.ts';
import type { Sent } from './uses.ts';

/** A part of what a route takes, before and now; null where it takes none. */
export interface Change {
  part: 'body' | 'query';
  before: RequestSchema | null;
  now: RequestSchema | null;
}

/** What somebody brings, and what the sources of the one who does write into objects. */
export interface Brought {
  sent: Sent;
  written: ReadonlySet<string>;
}

/** Why what is brought is not taken any more. `field` is a dotted name, or the part itself. */
export interface Refused {
  field: string;
  why: 'required' | 'type' | 'gone';
  /** What it is taken as, where it was taken as something else. */
  types?: { refused: string[]; now: string[] };
}

/**
 * What of a change refuses what somebody brings, field by field. What he brings is compared where his
 * sources say it; where they do not, all counts that was taken before.
 */
export function refusedFields({ part, before, now }: Change, brought: Brought): Refused[] {
  const { sent } = brought;
  if (!now) return before && sent !== null ? [{ field: part, why: 'gone' }] : [];
  const was = before ?? NOTHING[part];
  if (part === 'body' && mayBeMissing(sent)) {
    if (isRequired(now, part) && !isRequired(was, part)) return [{ field: part, why: 'required' }];
    if (sent === null) return [];
  }
  const known = { ...brought, sent: sent ?? NOTHING.query.members };
  return [
    ...newlyRequired(was, now, known),
    ...narrowed(was, now, known),
    ...dropped(was, now, known),
  ];
}

const isRequired = ({ members }: RequestSchema, field: string): boolean =>
  members[field]?.required === true;

const mayBeMissing = (body: Sent): boolean =>
  body === null || (body !== 'unknown' && !body['body']?.required);

const nothing = (part: string): RequestSchema => ({
  members: { [part]: { types: ['object'], required: false } },
  closed: [],
});
const NOTHING = { body: nothing('body'), query: nothing('query') };

type Known = { sent: Members | 'unknown'; written: ReadonlySet<string> };

function newlyRequired(was: RequestSchema, now: RequestSchema, { sent, written }: Known) {
  return Object.entries(now.members).flatMap(([field, { required }]): Refused[] => {
    if (!required || !field.includes('.') || isRequired(was, field)) return [];
    if (sentAs(sent, parentOf(field)) === null) return [];
    const as = sentAs(sent, field);
    const isSent = as === 'unknown' ? written.has(fieldOf(field)) : as?.required;
    return isSent ? [] : [{ field, why: 'required' }];
  });
}

function narrowed(was: RequestSchema, now: RequestSchema, { sent }: Known) {
  return Object.entries(was.members).flatMap(([field, { types }]): Refused[] => {
    const is = now.members[field];
    const as = sentAs(sent, field);
    if (!is || as === null) return [];
    const left = types.filter((type) => !isOneOf(type, is.types));
    const refused = as === 'unknown' ? left : refusedOf(as.types, is.types, left);
    return refused.length > 0 ? [{ field, why: 'type', types: { refused, now: is.types } }] : [];
  });
}

/** What is sent and was taken as something that it is not taken as any more. */
const refusedOf = (sent: string[], now: string[], left: string[]): string[] =>
  sent.filter(
    (type) =>
      !isOneOf(type, now) && left.some((one) => isOneOf(one, [type]) || isOneOf(type, [one])),
  );

function dropped(was: RequestSchema, now: RequestSchema, { sent }: Known): Refused[] {
  const fields = new Set([
    ...Object.keys(was.members),
    ...(sent === 'unknown' ? [] : Object.keys(sent)),
  ]);
  return [...fields].flatMap((field): Refused[] => {
    if (!field.includes('.') || field in now.members) return [];
    // What an object did not take before either, and what is said of the object itself.
    const holder = parentOf(field);
    if (!now.members[holder]?.types.some(isHolder)) return [];
    const isNewlyClosed = now.closed.includes(holder) && !was.closed.includes(holder);
    if (!(field in was.members) && !isNewlyClosed) return [];
    return sentAs(sent, field) === null ? [] : [{ field, why: 'gone' }];
  });
}

const isHolder = (type: string): boolean => /^object(\[\])*$/.test(type);

/** null where a field is not sent; `unknown` where nobody knows. */
function sentAs(sent: Members | 'unknown', field: string): Member | 'unknown' | null {
  if (sent === 'unknown') return 'unknown';
  const member = sent[field];
  if (member) return member;
  if (!field.includes('.')) return null;
  const holder = sentAs(sent, parentOf(field));
  if (holder === null || holder === 'unknown') return holder;
  return holder.types.some((type) => type.startsWith('anything')) ? 'unknown' : null;
}
