import type { LimitReceipt } from '@reset/api-contract/admin/limit-receipt.ts';
import { toDollars } from '#money/dollars.ts';
import { explainLimit } from './explain-limit.ts';
import { ENGINE, type LimitStep, replay, type StoredLimit, unitOf } from './limits.ts';

/** A limit as it was stored when it was computed. */
export type KeptLimit = StoredLimit & { id: string; computedAt: Date; reasons: string[] };

type Value = LimitReceipt['inputs'][number]['value'];

/** How a limit came about, of what was stored then; and what differs to it from another of hers. */
export function limitReceipt(limit: KeptLimit, other: KeptLimit | null): LimitReceipt {
  const explanations = limit.engine === ENGINE ? explainLimit(limit.steps) : [];
  return {
    id: limit.id,
    computed_at: limit.computedAt.toISOString(),
    reasons: limit.reasons,
    gross_limit: toDollars(limit.grossCents),
    steps: limit.steps.map((step, index) => ({
      ...step,
      unit: unitOf(step),
      explanation: explanations[index] ?? null,
    })),
    inputs: [...flatten(limit.inputs)].map(([name, value]) => ({ name, value })),
    is_confirmed: isConfirmed(limit),
    difference: other && {
      compared_to: other.id,
      computed_at: other.computedAt.toISOString(),
      changes: changesBetween(other, limit),
    },
  };
}

/** Whether it comes out again; null where other rules than today's computed it. */
function isConfirmed(limit: KeptLimit): boolean | null {
  if (limit.engine !== ENGINE) return null;
  const again = replay(limit);
  return again.grossCents === limit.grossCents && sameSteps(again.steps, limit.steps);
}

const sameSteps = (one: readonly LimitStep[], other: readonly LimitStep[]): boolean =>
  one.length === other.length &&
  one.every((step, index) => {
    const kept = other[index];
    return (
      kept?.step === step.step &&
      kept.before === step.before &&
      kept.after === step.after &&
      kept.reason === step.reason
    );
  });

type Change = NonNullable<LimitReceipt['difference']>['changes'][number];

function changesBetween(earlier: KeptLimit, later: KeptLimit): Change[] {
  const [from, to] = [figuresOf(earlier), figuresOf(later)];
  return [...new Set([...from.keys(), ...to.keys()])].flatMap((name) => {
    const [before = null, after = null] = [from.get(name), to.get(name)];
    return before === after ? [] : [{ name, before, after }];
  });
}

/** Inputs, what each step left, and the limit, by name. */
const figuresOf = ({ inputs, steps, grossCents, engine }: KeptLimit): Map<string, Value> =>
  new Map([
    ...flatten(inputs),
    ...steps.flatMap(({ step, after, reason }): [string, Value][] => [
      [`steps.${step}`, after],
      [`steps.${step}.reason`, reason],
    ]),
    ['engine', engine],
    ['gross_limit_cents', grossCents],
  ]);

/** The leaves of an object by their paths in snake_case; of a list, its elements by commas. */
function flatten(value: unknown, path = ''): Map<string, Value> {
  if (Array.isArray(value)) return new Map([[path, value.join(', ')]]);
  if (typeof value !== 'object' || value === null) return new Map([[path, value as Value]]);
  return new Map(
    Object.entries(value).flatMap(([key, inner]) => [
      ...flatten(inner, path === '' ? key : `${path}.${toSnakeCase(key)}`),
    ]),
  );
}

const toSnakeCase = (name: string): string =>
  name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
