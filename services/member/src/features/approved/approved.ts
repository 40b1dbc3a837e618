import type { Refusal } from '@reset/service-kit';

type Values = Readonly<Record<string, unknown>>;

/**
 * Why something is not done that another person approved: what it sets is by now another than it was
 * when it was proposed. null where it is as it was, and where nobody said how that is.
 * @param now the fields that it sets, as they are
 */
export function changedSince(expected: Values | undefined, now: Values): Refusal | null {
  if (!expected) return null;
  const changed = Object.keys(now).filter((field) => say(expected[field]) !== say(now[field]));
  if (changed.length === 0) return null;
  const said = changed.map((field) => [
    field,
    [`This was ${say(expected[field])} when it was proposed, and is ${say(now[field])} by now.`],
  ]);
  return {
    status: 409,
    code: 'subject_changed',
    error: `This was changed since it was proposed: ${changed.join(', ').replaceAll('_', ' ')}.`,
    errors: Object.fromEntries(said),
  };
}

const say = (value: unknown): string => JSON.stringify(value ?? null);
