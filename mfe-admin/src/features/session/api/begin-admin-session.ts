import type { AdminSession, AdminSessionRequest } from '@reset/api-contract/admin/session.ts';
import { api, type ApiResult, type Camelized } from '@reset/remote-sdk';

/** POST /admin/session: a token for 15 minutes to staff who prove who they are. */
export const beginAdminSession = (
  proof: Camelized<AdminSessionRequest>,
): Promise<ApiResult<Camelized<AdminSession>>> => api.post('/admin/session', proof);
