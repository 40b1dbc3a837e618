import Type, { type Static } from 'typebox';
import { body, Id, Instant, nullable, text } from '../fields.ts';

/** An owner manages the staff; an agent does everything else of the back office. */
export const StaffRole = Type.Union([Type.Literal('owner'), Type.Literal('agent')]);
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
 * POST /admin/staff_invitations, by an owner. Who is invited again gets a new mail,
 * and the link in the one before leads nowhere. 409 `already_staff`.
 */
export const InviteStaff = body({ email: text(255), role: StaffRole });
export type InviteStaff = Static<typeof InviteStaff>;

/** PUT /admin/staff/:id, by an owner. 409 `last_owner` instead of leaving nobody who manages staff. */
export const ChangeStaffRole = body({ role: StaffRole });
export type ChangeStaffRole = Static<typeof ChangeStaffRole>;

/** Internal, PUT /internal/staff/:id. Without a role, who comes new becomes an owner and others stay what they are. */
export const PutStaff = Type.Union([body({ role: Type.Optional(StaffRole) }), Type.Null()]);
export type PutStaff = Static<typeof PutStaff>;
