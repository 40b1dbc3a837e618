import { isOpen } from './clear-hold.ts';
import type { Synctera } from './open-synctera.ts';

/** A hold that is not cleared by then is released. */
const LIFETIME_MS = 7 * 86_400_000;

/**
 * Releases all holds that have expired, each time it is called. It lists them only when the next one
 * expires: none that is made later can expire before it.
 */
export function expireHolds({ records, ledger, clock }: Synctera): () => void {
  let nextAt = 0;
  return () => {
    const now = clock.now().getTime();
    if (now < nextAt) return;
    nextAt = now + LIFETIME_MS;
    for (const hold of records.holds.list().filter(isOpen)) {
      const endsAt = Date.parse(hold.created) + LIFETIME_MS;
      if (endsAt > now) nextAt = Math.min(nextAt, endsAt);
      else ledger.changeHold(hold, { status: 'RELEASED', amount: 0, reason: 'EXPIRED' });
    }
  };
}
