import { api, type ApiResult } from '@reset/remote-sdk';

/** POST /acceptances/bulk: she has agreed to these versions. May be sent again. */
export const acceptTerms = (disclosureIds: string[]): Promise<ApiResult<object>> =>
  api.post('/acceptances/bulk', { disclosureIds });
