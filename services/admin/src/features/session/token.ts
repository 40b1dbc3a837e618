import { createHash, randomBytes } from 'node:crypto';

/** A new token: 256 random bits. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** What is kept of it. One round is enough: a random token cannot be guessed. */
export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest();
