import { ServicesFile, type LiveVersion } from '@reset/api-contract/gateway/services-file.ts';
import { readLiveFile, swapLiveFile, type Flip } from './swap-file.ts';

const SERVICES = { name: 'services.json', schema: ServicesFile };

const NONE: ServicesFile = { services: {} };

/** Who answers what, and which versions are live or wanted; nobody where nothing was published yet. */
export const readServices = async (store: string): Promise<ServicesFile> =>
  (await readLiveFile(store, SERVICES)) ?? NONE;

/** Changes that by compare-and-swap: see `swapLiveFile`. */
export const changeServices = (
  store: string,
  change: (live: ServicesFile) => ServicesFile | null | Promise<ServicesFile | null>,
  flip: ((before: ServicesFile, after: ServicesFile) => Flip) | null = null,
): Promise<void> =>
  swapLiveFile(
    store,
    SERVICES,
    (live) => change(live ?? NONE),
    flip && ((before, after) => flip(before ?? NONE, after)),
  );

/** What is live once `version` is: what was before is what a rollback returns to. */
export const lived = (version: string, before: LiveVersion | undefined): LiveVersion =>
  before?.version === version ? before : { version, previous: before?.version ?? null };
