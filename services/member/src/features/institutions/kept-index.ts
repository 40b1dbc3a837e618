import type { Clock } from '@reset/service-kit';
import type { Institution, InstitutionKind } from '#providers/institution-directory.ts';
import { institutionIndex, type InstitutionIndex } from './institution-index.ts';
import type { InstitutionStore } from './institutions.store.ts';

/** How long a list may have been replaced, by any process, before it is searched here. */
const LOOK_AGAIN_MS = 5_000;

type Built = { version: number; byKind: ReadonlyMap<InstitutionKind, InstitutionIndex> };

/** The indexes of what is kept, built anew when that has changed; the old ones serve meanwhile. */
export function keptIndex({ store, clock }: { store: InstitutionStore; clock: Clock }) {
  let built: Built = { version: 0, byKind: new Map() };
  let lookedAt = Number.NEGATIVE_INFINITY;
  let running: Promise<void> | null = null;

  async function build(): Promise<void> {
    const version = await store.version();
    if (version === built.version) return;
    built = { version, byKind: await indexesOf(await store.all()) };
  }

  return {
    /** null while nothing of the kind is kept. */
    async find(kind: InstitutionKind): Promise<InstitutionIndex | null> {
      const now = clock.now().getTime();
      if (running === null && now >= lookedAt + LOOK_AGAIN_MS) {
        lookedAt = now;
        running = build().finally(() => {
          running = null;
        });
        // Whoever waits for it gets the error; the others search what there is.
        running.catch(() => undefined);
      }
      if (!built.byKind.has(kind)) await running;
      return built.byKind.get(kind) ?? null;
    },
  };
}

async function indexesOf(
  institutions: readonly Institution[],
): Promise<Map<InstitutionKind, InstitutionIndex>> {
  const byKind = Map.groupBy(institutions, ({ kind }) => kind);
  const indexes = new Map<InstitutionKind, InstitutionIndex>();
  // One after the other: each gives way to requests between its pieces.
  for (const [kind, ofKind] of byKind) indexes.set(kind, await institutionIndex(ofKind));
  return indexes;
}
