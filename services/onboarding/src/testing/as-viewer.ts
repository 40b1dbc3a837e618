import { sign } from 'node:crypto';
import { IDENTITY_HEADER, newId, type IdentityClaims } from '@reset/service-kit';
import { testKeys } from '@reset/service-kit/testing';

/** Headers of a member of staff who views the product as this member. */
export function asViewer(userId: string): Record<string, string> {
  const now = Math.floor(Date.now() / 1000);
  const who: IdentityClaims = { sid: newId(), sub: userId, real: newId(), roles: [], mfa: null };
  const claims = { ...who, iss: 'gateway', aud: 'onboarding', iat: now, exp: now + 60 };
  const signed = [{ alg: 'EdDSA', typ: 'JWT' }, claims]
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.');
  const signature = sign(null, Buffer.from(signed), testKeys('gateway').privatePem);
  return { [IDENTITY_HEADER]: `${signed}.${signature.toString('base64url')}` };
}
