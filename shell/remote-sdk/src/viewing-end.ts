import { browserStorage } from './tab-storage/tab-storage.ts';

const storage = browserStorage('viewingEnd');

const LIFETIME_MS = 30 * 60_000;

/** Notes that a member of staff views the product as this person from now on, for half an hour. */
export const noteViewing = (userId: string): void =>
  storage.keep({ userId, endsAt: Date.now() + LIFETIME_MS });

/** When that ends by itself, in milliseconds; null where it did not begin in this browser. */
export function viewingEnd(userId: string): number | null {
  const kept = storage.read();
  if (typeof kept !== 'object' || kept === null) return null;
  if (!('userId' in kept) || kept.userId !== userId || !('endsAt' in kept)) return null;
  return typeof kept.endsAt === 'number' && kept.endsAt > Date.now() ? kept.endsAt : null;
}
