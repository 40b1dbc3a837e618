import type { Clock, JobHandler } from '@reset/service-kit';
import { CHANGED_WHILE_READ, type BankData, type TransactionPage } from '#providers/bank-data.ts';
import { ProviderError } from '#providers/provider-error.ts';
import { gathered, type BankNews, type BegunSync } from './bank-sync.ts';
import type { syncStore } from './sync-store.ts';
import type { TokenCipher } from './token-cipher.ts';

export type SyncJob = { link_id: string };

export type SyncNeeds = {
  store: ReturnType<typeof syncStore>;
  bankData: BankData;
  cipher: TokenCipher;
  /** Where the provider is to tell what is new; null for nowhere. */
  webhook: string | null;
  clock: Clock;
};

/** Data that changes with each page is read from the start again this often, then by a later try. */
const MOST_BEGINNINGS = 5;

/**
 * Reads what is new of one link: how it stands, its transactions from the cursor on, balance and
 * bills, all of which is written at once. Nothing happens for a link that is no more.
 * @throws ProviderError when the provider is away, so that the job is done again
 */
export const syncBank =
  (needs: SyncNeeds): JobHandler<SyncJob> =>
  async ({ link_id }, { id: jobId }) => {
    const { store, clock } = needs;
    const begun = await store.begin(link_id, jobId, clock.now());
    if (!begun) return;
    try {
      const token = needs.cipher.decrypt(begun.encryptedToken, begun.userId);
      await store.finish(begun, await readNews(needs, token, begun), clock.now());
    } catch (error) {
      if (isItsOwners(error)) return store.breakOff(begun, error.code, clock.now());
      await store.giveUp(begun, codeOf(error), clock.now());
      throw error;
    }
  };

async function readNews(
  { bankData, webhook }: SyncNeeds,
  token: string,
  { cursor }: BegunSync,
): Promise<BankNews> {
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
      if (!isMoving || beginning === MOST_BEGINNINGS) throw error;
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
const ITS_OWNERS = new Set([
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

const isItsOwners = (error: unknown): error is ProviderError & { code: string } =>
  error instanceof ProviderError && error.reason === 'refused' && ITS_OWNERS.has(error.code ?? '');

const codeOf = (error: unknown): string =>
  error instanceof ProviderError ? (error.code ?? error.reason) : 'unknown';
