import Type, { type Static } from 'typebox';
import { Dollars, Id, Instant, nullable } from '../fields.ts';

const Value = nullable(Type.Union([Type.String(), Type.Number(), Type.Boolean()]));

/** Something that a limit was computed from, or a figure of its, as `facts.accrued_net_cents`. */
const Named = { name: Type.String() };

/**
 * GET /admin/users/:id/limits/:limit_id: how a limit came about at that moment, of what was stored
 * then. With `compared_to`, another limit of hers, what differs from that one to this.
 */
export const LimitReceipt = Type.Object({
  id: Id,
  computed_at: Instant,
  /** Why it was computed anew: what had changed. */
  reasons: Type.Array(Type.String()),
  /** What she might owe in all. */
  gross_limit: Dollars,
  /** In their order. */
  steps: Type.Array(
    Type.Object({
      step: Type.String(),
      reason: Type.String(),
      /** What its figures count. */
      unit: Type.Enum(['cents', 'basis_points'] as const),
      before: Type.Integer(),
      after: Type.Integer(),
      /** The step in one sentence; null where rules of before took it. */
      explanation: nullable(Type.String()),
    }),
  ),
  /** All that it was computed from. */
  inputs: Type.Array(Type.Object({ ...Named, value: Value })),
  /**
   * Whether the same inputs make the same limit when it is computed again now; null for one that was
   * computed by rules of before.
   */
  is_confirmed: nullable(Type.Boolean()),
  /** Null unless it was compared. */
  difference: nullable(
    Type.Object({
      compared_to: Id,
      computed_at: Instant,
      changes: Type.Array(Type.Object({ ...Named, before: Value, after: Value })),
    }),
  ),
});
export type LimitReceipt = Static<typeof LimitReceipt>;

export const LimitReceiptQuery = Type.Object(
  { compared_to: Type.Optional(Id) },
  { additionalProperties: false },
);
export type LimitReceiptQuery = Static<typeof LimitReceiptQuery>;
