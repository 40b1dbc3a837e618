import { drain, type JobHandler, ProviderError } from '@reset/service-kit';
import type { Context } from '#context.ts';
import {
  bankWebhook,
  SYNC_BANK_QUEUE,
  SYNC_BANKS_QUEUE,
  type SyncBankJob,
  type SyncBanksJob,
} from '#features/banks/banks.ts';
import { CHANGED_WHILE_READ, type BankData, type TransactionPage } from '#providers/bank-data.ts';
import { staleBankStore, syncStore } from './bank-sync.store.ts';
import { gathered, type BankNews, type BegunSync } from './bank-sync.ts';

/** Reads linked banks when there is news of them, and those that were not read for a day. */
export function registerBankSyncJobs(context: Context): void {
  const { clock, database, jobs } = context;
  const syncOne = syncBank(context);
  const stale = staleBankStore(database, jobs.add);
  jobs.register<SyncBankJob>(SYNC_BANK_QUEUE, syncOne);
  jobs.register<SyncBanksJob>(SYNC_BANKS_QUEUE, syncBanks(context, syncOne));
  jobs.schedule('sync-stale-banks', '* * * * *', () => drain(() => stale.syncStale(clock.now())));
}

/** Data that changes with each page is read from the start again this often, then by a later try. */
const MAX_BEGINNINGS = 5;

/**
 * Reads what is new of one link: how it stands, its transactions from the cursor on, balance and
 * bills, all of which is written at once. Nothing happens for a link that is no more.
 * @throws ProviderError when the provider is away, so that the job is done again
 */
export function syncBank(context: Context): JobHandler<SyncBankJob> {
  const { cipher, clock, database, jobs } = context;
  const store = syncStore(database, jobs.add);
  return async ({ link_id }, { id: jobId }) => {
    const begun = await store.begin(link_id, jobId, clock.now());
    if (!begun) return;
    try {
      const token = cipher.decrypt(begun.encryptedToken, begun.userId);
      await store.finish(begun, await readNews(context, token, begun), clock.now());
    } catch (error) {
      if (needsOwner(error)) return store.breakOff(begun, error.code, clock.now());
      await store.giveUp(begun, codeOf(error), clock.now());
      throw error;
    }
  };
}

async function readNews(
  { bankData, config }: Context,
  token: string,
  { cursor }: BegunSync,
): Promise<BankNews> {
  const webhook = bankWebhook(config);
  const { item, account } = await bankData.readLatest(token);
  if (item.error !== null) {
    throw new ProviderError('The bank wants its owner', 'refused', item.error);
  }
  // Also heals the links of people who were linked before there was an address, or at another.
  if (webhook !== null && item.webhook !== webhook) await bankData.setWebhook(token, webhook);
  const [pages, bills] = await Promise.all([
    readPages(bankData, token, cursor),
    bankData.readBills(token),
  ]);
  const last = pages.at(-1);
  return {
    item,
    account,
    bills,
    ...gathered(pages),
    cursor: last?.nextCursor || cursor,
    isComplete: last?.isComplete ?? false,
  };
}

async function readPages(
  bankData: BankData,
  token: string,
  cursor: string | null,
): Promise<TransactionPage[]> {
  for (let beginning = 1; ; beginning += 1) {
    try {
      return await readOn(bankData, token, cursor);
    } catch (error) {
      const isMoving = error instanceof ProviderError && error.code === CHANGED_WHILE_READ;
      if (!isMoving || beginning === MAX_BEGINNINGS) throw error;
    }
  }
}

async function readOn(bankData: BankData, token: string, cursor: string | null) {
  const pages: TransactionPage[] = [];
  let at = cursor;
  for (;;) {
    const page = await bankData.readTransactions(token, at);
    pages.push(page);
    if (!page.hasMore) return pages;
    at = page.nextCursor;
  }
}

/** What trying again does not mend: its owner has to sign in at the bank, or to link it anew. */
const NEEDS_OWNER = new Set([
  'ACCESS_NOT_GRANTED',
  'INVALID_ACCESS_TOKEN',
  'INVALID_CREDENTIALS',
  'INVALID_MFA',
  'ITEM_LOCKED',
  'ITEM_LOGIN_REQUIRED',
  'ITEM_NOT_FOUND',
  'NO_ACCOUNTS',
  'USER_PERMISSION_REVOKED',
  'USER_SETUP_REQUIRED',
]);

const needsOwner = (error: unknown): error is ProviderError & { code: string } =>
  error instanceof ProviderError && error.reason === 'refused' && NEEDS_OWNER.has(error.code ?? '');

const codeOf = (error: unknown): string =>
  error instanceof ProviderError ? (error.code ?? error.reason) : 'unknown';

/** How many links of one job are read at a time. */
const CONCURRENCY = 5;

/**
 * Syncs many links by one job. One that cannot be read gets a job of its own, which tries again; the
 * others are not read twice for it.
 */
const syncBanks =
  ({ database, jobs }: Context, syncOne: JobHandler<SyncBankJob>): JobHandler<SyncBanksJob> =>
  async ({ link_ids }, job) => {
    const waiting = link_ids.values();
    const work = async () => {
      for (const link_id of waiting) {
        await syncOne({ link_id }, job).catch(() =>
          jobs.add(database, SYNC_BANK_QUEUE, { link_id }),
        );
      }
    };
    await Promise.all(Array.from({ length: CONCURRENCY }, work));
  };
