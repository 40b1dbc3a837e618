import Type, { type Static } from 'typebox';
import { Instant } from '../fields.ts';

/** The header that carries the token; header names know no case. */
export const ADMIN_TOKEN_HEADER = 'x-admin-token';

/**
 * POST /admin/session, 201: the token that every other call below /admin carries
 * in `X-Admin-Token`. It serves this session of this person alone, and is held in
 * memory only. A call with none, or with one that does not serve, is refused with
 * 403 `admin_token_required`.
 */
export const AdminSession = Type.Object({ token: Type.String(), expires_at: Instant });
export type AdminSession = Static<typeof AdminSession>;
