import { isOpen } from './clear-hold.ts';
import type { SyncteraWorld } from './synctera-world.ts';

/** After seven days nobody comes for what is held. */
const LIFETIME_MS = 7 * 86_400_000;

/**
 * Releases all holds that are older than that, whenever it is asked. It looks at them only when
 * the next one is due: none that is made later can end before it.
 */
export function expireHolds({ remembered, ledger, clock }: SyncteraWorld): () => void {
  let nextAt = 0;
  return () => {
    const now = clock.now().getTime();
    if (now < nextAt) return;
    nextAt = now + LIFETIME_MS;
    for (const hold of remembered.holds.list().filter(isOpen)) {
      const endsAt = Date.parse(hold.created) + LIFETIME_MS;
      if (endsAt > now) nextAt = Math.min(nextAt, endsAt);
      else ledger.changeHold(hold, { status: 'RELEASED', amount: 0, reason: 'EXPIRED' });
    }
  };
}
