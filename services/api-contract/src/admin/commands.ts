import Type, { type Static } from 'typebox';
import { ErrorBody } from '../errors.ts';
import { Dollars, Id, Instant, nullable, text } from '../fields.ts';
import { LoggedChanges } from './logged-changes.ts';

/** Why it is done, as the log keeps it. */
export const Reason = text(500);

/**
 * The header by which a browser says that a request is the one that it sent before: one command, however
 * often it comes. An id.
 */
export const IDEMPOTENCY_KEY = 'idempotency-key';

/**
 * The header by which a browser says for how many whole seconds, rounded up, the dialog of a command has
 * been open. A change of the same by somebody else since then is one that its reader has not seen.
 */
export const OPENED_SECONDS_AGO = 'x-opened-seconds-ago';

/** How far a command has come. */
export const CommandState = Type.Enum(['asked', 'done', 'proposed', 'refused'] as const);

/** Something that staff ask a service to do. */
export const Command = Type.Object({
  id: Id,
  action: Type.String(),
  /** The person that it is about. */
  subject_id: nullable(Id),
  staff_id: Id,
  /**
   * `asked`: nobody knows yet whether it was done; it is asked again until there is an answer.
   * `proposed`: it waits for another person's approval.
   */
  state: CommandState,
  asked_at: Instant,
  ended_at: nullable(Instant),
  /** Why it was refused, in words for staff. */
  error: nullable(Type.String()),
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
  /** The person that it is about; name and email are null while nothing has been told of her. */
  subject: nullable(
    Type.Object({
      id: Id,
      name: nullable(Type.String()),
      email: nullable(Type.String()),
    }),
  ),
  /** What would be moved; null where no money is. */
  amount: nullable(Dollars),
  /** What would be set, and what that was when it was asked for, as the log has them. */
  changes: LoggedChanges,
  reason: nullable(Type.String()),
  made_by: Id,
  /** null while nothing has been told of her. */
  made_by_name: nullable(Type.String()),
  made_at: Instant,
  state: Type.Union([
    Type.Literal('pending'),
    Type.Literal('approved'),
    /** It was approved, and its owner refused it: nothing was done. */
    Type.Literal('refused'),
    Type.Literal('declined'),
    Type.Literal('expired'),
    /** By who made it. */
    Type.Literal('withdrawn'),
    Type.Literal('account_closed'),
  ]),
  decided_by: nullable(Id),
  /** null while nothing has been told of her, and where nobody decided; releases before did not say it. */
  decided_by_name: Type.Optional(nullable(Type.String())),
  decided_at: nullable(Instant),
  /** Nobody approves it from then on. */
  expires_at: Instant,
  /** What was given once it was approved. */
  command_id: nullable(Id),
  /** With what its owner refused it; null where it did not. Releases before did not say it. */
  refusal: Type.Optional(nullable(Type.Pick(ErrorBody, ['error', 'errors']))),
});
export type Approval = Static<typeof Approval>;

/** GET /admin/approvals/:id, and 202 of a command that waits for another person's approval. */
export const ApprovalReply = Type.Object({
  approval: Approval,
  /** Of a command: the same waited already, asked for by another one. */
  asked_before: Type.Optional(Type.Boolean()),
});
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
