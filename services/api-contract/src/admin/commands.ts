import Type, { type Static } from 'typebox';
import { Dollars, Id, Instant, nullable, text } from '../fields.ts';

/** Why it is done, as the log keeps it. */
export const Reason = text(500);

/**
 * The header by which a browser says that a request is the one that it sent before: one command, however
 * often it comes. An id.
 */
export const IDEMPOTENCY_KEY = 'idempotency-key';

/** Something that staff ask a service to do. */
export const Command = Type.Object({
  id: Id,
  action: Type.String(),
  /** The person that it is about. */
  subject_id: nullable(Id),
  staff_id: Id,
  /** `asked`: nobody knows yet whether it was done; it is asked again until there is an answer. */
  state: Type.Union([Type.Literal('asked'), Type.Literal('done'), Type.Literal('refused')]),
  asked_at: Instant,
  ended_at: nullable(Instant),
  /** Why it was refused, as the service that refused it names it. */
  code: nullable(Type.String()),
});
export type Command = Static<typeof Command>;

/** GET /admin/commands/:id, and 202 of each command whose answer is not known yet. */
export const CommandReply = Type.Object({ command: Command });
export type CommandReply = Static<typeof CommandReply>;

/** A command that another person has to approve before it is given. */
export const Approval = Type.Object({
  id: Id,
  action: Type.String(),
  subject_id: nullable(Id),
  /** Whom it is about, as the lists have her; null for nobody whom they have. */
  subject: Type.Optional(nullable(Type.Object({ name: Type.String(), email: Type.String() }))),
  /** What was asked for with it, by the fields of its call: JSON texts. None once it is decided. */
  values: Type.Optional(Type.Array(Type.Object({ field: Type.String(), value: Type.String() }))),
  /** What would be moved; null where no money is. */
  amount: nullable(Dollars),
  reason: nullable(Type.String()),
  made_by: Id,
  made_at: Instant,
  state: Type.Union([
    Type.Literal('pending'),
    Type.Literal('approved'),
    /** It was approved, and its owner refused it: nothing was done. */
    Type.Literal('refused'),
    Type.Literal('declined'),
    Type.Literal('expired'),
  ]),
  decided_by: nullable(Id),
  decided_at: nullable(Instant),
  /** Nobody approves it from then on. */
  expires_at: Instant,
  /** What was given once it was approved. */
  command_id: nullable(Id),
});
export type Approval = Static<typeof Approval>;

/** 202 of a command that waits for another person's approval. */
export const ApprovalReply = Type.Object({ approval: Approval });
export type ApprovalReply = Static<typeof ApprovalReply>;

/** What a command answers that has not been done: it is under way, or waits to be approved. */
export const CommandPending = Type.Union([CommandReply, ApprovalReply]);

/** GET /admin/approvals?state=: the newest first, 100 at most. */
export const ApprovalsQuery = Type.Object(
  { state: Type.Optional(Approval.properties.state) },
  { additionalProperties: false },
);
export const Approvals = Type.Object({ approvals: Type.Array(Approval) });
export type Approvals = Static<typeof Approvals>;
