import { api, type ApiResult } from '@reset/remote-sdk';

/** POST /identity_verifications/socure_redirect/:user_id: she came back from the provider's page. */
export const reportReturn = (userId: string): Promise<ApiResult<unknown>> =>
  api.post(`/identity_verifications/socure_redirect/${encodeURIComponent(userId)}`);
