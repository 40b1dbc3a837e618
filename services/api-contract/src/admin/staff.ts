import Type, { type Static } from 'typebox';
import { body, Id, Instant, nullable, text } from '../fields.ts';

/**
 * What somebody of staff may do, in this order: each may what the one before may. Support reads and
 * helps, operations acts on accounts, an approver decides what another proposed, an administrator
 * manages the staff. Nobody approves what she made herself.
 */
export const StaffRole = Type.Union([
  Type.Literal('support'),
  Type.Literal('operations'),
  Type.Literal('approver'),
  Type.Literal('administrator'),
]);
export type StaffRole = Static<typeof StaffRole>;

/** Somebody of staff. Name and address are as the public service told them last. */
export const StaffMember = Type.Object({
  id: Id,
  /** null while nothing has been told of her. */
  name: nullable(Type.String()),
  email: nullable(Type.String()),
  role: StaffRole,
  added_at: Instant,
  /** null for somebody who has never signed in. */
  last_sign_in_at: nullable(Instant),
  /** The person who asks. */
  you: Type.Boolean(),
});
export type StaffMember = Static<typeof StaffMember>;

/** An invitation that can still be accepted. */
export const StaffInvitation = Type.Object({
  id: Id,
  email: Type.String(),
  role: StaffRole,
  invited_at: Instant,
  expires_at: Instant,
});
export type StaffInvitation = Static<typeof StaffInvitation>;

/** GET /admin/staff: who came first stands first. */
export const Staff = Type.Object({
  staff: Type.Array(StaffMember),
  invitations: Type.Array(StaffInvitation),
});
export type Staff = Static<typeof Staff>;

/**
 * POST /admin/staff_invitations, by an administrator. Who is invited again gets a new mail,
 * and the link in the one before leads nowhere. 409 `already_staff`.
 */
export const InviteStaff = body({ email: text(255), role: StaffRole });
export type InviteStaff = Static<typeof InviteStaff>;

/** PUT /admin/staff/:id, by an administrator. 409 `last_administrator` instead of leaving nobody who manages staff. */
export const ChangeStaffRole = body({ role: StaffRole });
export type ChangeStaffRole = Static<typeof ChangeStaffRole>;

/** Internal, PUT /internal/staff/:id. Without a role, who comes new becomes an administrator and others stay what they are. */
export const PutStaff = Type.Union([body({ role: Type.Optional(StaffRole) }), Type.Null()]);
export type PutStaff = Static<typeof PutStaff>;
