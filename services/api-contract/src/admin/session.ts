import Type, { type Static } from 'typebox';
import { body, Instant } from '../fields.ts';
import { Password } from '../public/sign-in.ts';

/** The header that carries the token; header names know no case. */
export const ADMIN_TOKEN_HEADER = 'x-admin-token';

/**
 * POST /admin/session: staff prove once more who they are, by their password,
 * which the public service looks at (`POST /internal/users/:id/check_password`).
 * A wrong one is refused with 422 and `errors.password`, too many with 429.
 */
export const AdminSessionRequest = body({ password: Password });
export type AdminSessionRequest = Static<typeof AdminSessionRequest>;

/**
 * POST /admin/session, 200: the token that every other call below /admin carries
 * in `X-Admin-Token`. It serves this session of this person alone, and is held in
 * memory only. A call with none, or with one that does not serve, is refused with
 * 403 `admin_token_required`.
 */
export const AdminSession = Type.Object({ admin_token: Type.String(), expires_at: Instant });
export type AdminSession = Static<typeof AdminSession>;
