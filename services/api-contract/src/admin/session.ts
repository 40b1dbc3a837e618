import Type, { type Static } from 'typebox';
import { body, Instant } from '../fields.ts';
import { PasskeyAssertion } from '../public/passkeys.ts';
import { OtpAttempt } from '../public/second-factor.ts';
import { StaffRole } from './staff.ts';

/** The header that carries the token; header names know no case. */
export const ADMIN_TOKEN_HEADER = 'x-admin-token';

/**
 * POST /admin/session: staff prove once more who they are, by a code that was sent
 * to this session (`POST /multifactor_authentication_configurations/send_code`) or a
 * recovery code, which the public service looks at (`POST /internal/users/:id/check_code`), or by a
 * passkey (`POST /internal/users/:id/check_passkey`). One of the two.
 * A wrong code is refused with 422 and `errors.otp_attempt`, a wrong passkey with 422
 * `invalid_passkey`, too many with 429, who has no second factor with 422 `second_factor_required`.
 */
export const AdminSessionRequest = body({
  otp_attempt: Type.Optional(OtpAttempt),
  /** What it signed for `confirm`. */
  passkey: Type.Optional(PasskeyAssertion),
});
export type AdminSessionRequest = Static<typeof AdminSessionRequest>;

/**
 * POST /admin/session, 200: the token that every other call below /admin carries
 * in `X-Admin-Token`. It serves this session of this person alone, and is held in
 * memory only. A call with none, or with one that does not serve, is refused with
 * 403 `admin_token_required`. What moves money, deletes or exports asks for one that was given less
 * than five minutes ago, and refuses others with 403 `step_up_required`.
 */
export const AdminSession = Type.Object({
  admin_token: Type.String(),
  expires_at: Instant,
  /** By which pages say what her role does not show; the service looks at each call anew. */
  role: StaffRole,
});
export type AdminSession = Static<typeof AdminSession>;
