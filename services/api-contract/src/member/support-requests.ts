import Type, { type Static } from 'typebox';
import { body, Id, Instant, text } from '../fields.ts';

/**
 * POST /admins/internal_message: what a member asks people of ours to do. With an id it is made once,
 * however often and for how long it is sent again.
 */
export const SupportRequest = body({
  id: Type.Optional(Id),
  type: text(100),
  body: text(5_000),
});
export type SupportRequest = Static<typeof SupportRequest>;

/** GET /internal/support_requests/:id: what a member has asked for, as staff read it. */
export const StaffSupportRequest = Type.Object({
  user_id: Id,
  type: Type.String(),
  body: Type.String(),
  requested_at: Instant,
});
export type StaffSupportRequest = Static<typeof StaffSupportRequest>;

/** The type of the request that changes personal info (document 1, section 2; MEM-162). */
export const PERSONAL_INFO_UPDATE = 'Personal Info Update';

/** The type of the request that cancels a card application (document 1, section 3). */
export const CANCEL_CARD_APPLICATION = 'Cancel card application';
