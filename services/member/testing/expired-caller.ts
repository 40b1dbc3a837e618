import { sign } from 'node:crypto';
import { testKeys } from '@reset/service-kit/testing';

/** Headers of an internal call whose token ran out a minute ago, and is right otherwise. */
export function expiredCaller(from: string): { authorization: string } {
  const now = Math.floor(Date.now() / 1000);
  const claims = { iss: from, aud: 'member', iat: now - 120, exp: now - 60 };
  const signed = [{ alg: 'EdDSA', typ: 'JWT' }, claims]
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.');
  const signature = sign(null, Buffer.from(signed), testKeys(from).privatePem);
  return { authorization: `Bearer ${signed}.${signature.toString('base64url')}` };
}
