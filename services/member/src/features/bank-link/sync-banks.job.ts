import type { JobHandler } from '@reset/service-kit';
import type { SyncJob } from './sync-bank.job.ts';

/** How many links of one job are read side by side. */
const SIDE_BY_SIDE = 5;

/**
 * Syncs many links by one job, as the daily sweep asks. One that cannot be read gets a job of its
 * own, which tries again; the others are not read twice for it.
 */
export const syncBanks =
  (needs: {
    syncBank: JobHandler<SyncJob>;
    addSync: (linkId: string) => Promise<void>;
  }): JobHandler<{ link_ids: string[] }> =>
  async ({ link_ids }, job) => {
    const waiting = [...link_ids];
    const work = async () => {
      for (let link_id = waiting.shift(); link_id; link_id = waiting.shift()) {
        await needs.syncBank({ link_id }, job).catch(() => needs.addSync(link_id as string));
      }
    };
    await Promise.all(Array.from({ length: SIDE_BY_SIDE }, work));
  };
