import { api, type ApiResult } from '@reset/remote-sdk';
import type { IdentityStanding } from './get-identity-status.ts';

/**
 * POST /identity_verifications/submit_verification. May be sent again.
 * @param documentId of the pictures that she has uploaded; without it, what she told is sent
 */
export const submitVerification = (documentId?: string): Promise<ApiResult<IdentityStanding>> =>
  api.post('/identity_verifications/submit_verification', documentId ? { documentId } : {});
