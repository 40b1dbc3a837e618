import { randomUUID } from 'node:crypto';
import type { PublicToken } from './link-token-store.ts';

const LIVES_MS = 30 * 60_000;

/** Stands for an item until somebody exchanges it. */
export const makePublicToken = (itemId: string, now: Date): PublicToken => ({
  token: `public-sandbox-${randomUUID()}`,
  itemId,
  expiresAt: new Date(now.getTime() + LIVES_MS).toISOString(),
});
