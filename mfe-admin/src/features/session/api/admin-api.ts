import type { ADMIN_TOKEN_HEADER } from '@reset/api-contract/admin/session.ts';
import { apiWith, type ApiResult } from '@reset/remote-sdk';
import { adminTokenStore } from '../model/admin-token-store.ts';

// The contract's name, without its schemas in the bundle.
const TOKEN_HEADER: typeof ADMIN_TOKEN_HEADER = 'x-admin-token';

/**
 * The calls below /admin, with the admin token. Where the service says that the
 * token serves no more it is dropped, and the gate asks for a new one.
 */
export const adminApi = {
  async get<Data>(path: string): Promise<ApiResult<Data>> {
    const { token, drop } = adminTokenStore.getState();
    const result = await apiWith(token === null ? {} : { [TOKEN_HEADER]: token }).get<Data>(path);
    // Not one that was renewed while this call was on its way.
    const isStale = adminTokenStore.getState().token === token;
    if (!result.ok && result.error.code === 'admin_token_required' && isStale) drop();
    return result;
  },
};
