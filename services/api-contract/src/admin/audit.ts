import Type, { type Static } from 'typebox';
import { Id, Instant, nullable, text } from '../fields.ts';
import { CommandState } from './commands.ts';
import { LoggedChanges } from './logged-changes.ts';

const Position = Type.Integer({ minimum: 1 });

/** Who did it, or to whom it was done. */
const Person = Type.Object({
  id: Id,
  /** null while nothing has been told of her. */
  name: nullable(Type.String()),
});

/** Something that staff did, or wanted to do. */
export const AuditEntry = Type.Object({
  /** Where it stands in the log; there is no gap. */
  position: Position,
  at: Instant,
  /** null for the operator of the product. */
  staff: nullable(Person),
  /** As whom she viewed the product then. */
  on_behalf_of: nullable(Id),
  action: Type.String(),
  /** The person it was about. */
  subject: nullable(Person),
  /** The thing it was about. */
  object: nullable(Type.Object({ kind: Type.String(), id: Type.String() })),
  reason: nullable(Type.String()),
  /** JSON texts; null where nobody knows the value. Personal data are digests: `hmac:…`. */
  changes: LoggedChanges,
  /** `proposed`: another person has to approve it first. */
  state: CommandState,
  /** Why it was refused; null unless it was, and for what was logged before that was. */
  refusal: nullable(Type.Object({ code: Type.String(), error: Type.String() })),
  command_id: nullable(Id),
  request_id: Id,
  /** SHA-256 of this entry and of the hash before it, in hexadecimal. */
  hash: Type.String(),
  former_hash: Type.String(),
});
export type AuditEntry = Static<typeof AuditEntry>;

/** GET /admin/audit_entries. Who is not at least an approver sees her own alone: 403 for others'. */
export const AuditQuery = Type.Object(
  {
    /** The person it was about. */
    user_id: Type.Optional(Id),
    staff_id: Type.Optional(Id),
    action: Type.Optional(text(60)),
    from: Type.Optional(Instant),
    to: Type.Optional(Instant),
    /** A position: what stands before it. */
    before: Type.Optional(Type.String({ pattern: '^[1-9]\\d{0,14}$' })),
  },
  { additionalProperties: false },
);
export type AuditQuery = Static<typeof AuditQuery>;

/**
 * GET /admin/audit_check, and POST, which looks now: whether the log is what was appended, by the
 * latest look at its chain.
 */
export const AuditCheck = Type.Object({
  /** null before the first look. */
  check: nullable(
    Type.Object({
      checked_at: Instant,
      /** The last entry that was looked at, and its hash; 0 where there was none. */
      position: Type.Integer({ minimum: 0 }),
      hash: Type.String(),
      /** The first positions at which it is not what was appended; none where the chain holds. */
      broken_at: Type.Array(Type.Integer()),
    }),
  ),
});
export type AuditCheck = Static<typeof AuditCheck>;

/** 50 a page, the newest first. */
export const AuditEntries = Type.Object({
  audit_entries: Type.Array(AuditEntry),
  /** What to ask for the next page with; null on the last. */
  next_before: nullable(Position),
});
export type AuditEntries = Static<typeof AuditEntries>;
