import Type, { type Static } from 'typebox';
import { body } from '../fields.ts';
import { LinkToken } from '../public/passwords.ts';

/**
 * POST /staff_invitations/accept, by who is signed in. Refused with 422 and one of
 * the codes of `InvitationRefusal`.
 */
export const AcceptStaffInvitation = body({ invitation_token: LinkToken });
export type AcceptStaffInvitation = Static<typeof AcceptStaffInvitation>;

/**
 * Why an invitation is not accepted: its link was used, voided or is too old; it is
 * for another address than hers; hers is not confirmed; she has no second factor.
 */
export type InvitationRefusal =
  | 'link_invalid'
  | 'other_address'
  | 'unconfirmed'
  | 'second_factor_required';

/** 200, with a new session: where the browser goes next, by a full navigation. */
export const AcceptStaffInvitationReply = Type.Object({ location: Type.String() });
export type AcceptStaffInvitationReply = Static<typeof AcceptStaffInvitationReply>;
