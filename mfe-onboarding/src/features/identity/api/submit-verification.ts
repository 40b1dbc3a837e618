import type { CurrentIdentityStatus } from '@reset/api-contract/onboarding/identity.ts';
import { api, type ApiResult, type Camelized } from '@reset/remote-sdk';

/** POST /identity_verifications/submit_verification. May be sent again. */
export const submitVerification = (): Promise<ApiResult<Camelized<CurrentIdentityStatus>>> =>
  api.post('/identity_verifications/submit_verification', {});
