import type {
  AcceptStaffInvitation,
  AcceptStaffInvitationReply,
} from '@reset/api-contract/admin/staff-invitations.ts';
import { api, type ApiResult, type Camelized } from '@reset/remote-sdk';

/** POST /staff_invitations/accept. Success starts a new session. */
export const acceptInvitation = (
  request: Camelized<AcceptStaffInvitation>,
): Promise<ApiResult<Camelized<AcceptStaffInvitationReply>>> =>
  api.post('/staff_invitations/accept', request);
