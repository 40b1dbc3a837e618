import { createHash } from 'node:crypto';
import type { RandomBytes } from '@reset/service-kit';

/** A new token: 256 random bits. */
export const newToken = (randomBytes: RandomBytes): string => randomBytes(32).toString('base64url');

/** What is kept of it. One round is enough: a random token cannot be guessed. */
export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest();
