import { setTimeout as pause } from 'node:timers/promises';
import type { Clock, JobHandler } from '@reset/service-kit';
import type { IncomeData, RecurringIncome } from '#providers/income-data.ts';
import type { incomeStore } from './income-store.ts';

export type IncomeNeeds = {
  store: ReturnType<typeof incomeStore>;
  incomeData: IncomeData;
  clock: Clock;
  /** Between two questions whether it has been read; a second when it is missing. */
  pauseMs?: number;
};

/** How often one job asks whether it has been read; then it is tried again, later and later. */
const MOST_QUESTIONS = 15;

/**
 * Hands a link's new transactions over and keeps what income they show as soon as that is read.
 * What is known under is the link, not the member: another bank's income is never mixed in.
 * @throws ProviderError when the provider is away, and Error when it takes too long
 */
export const readIncome =
  ({ store, incomeData, clock, pauseMs = 1_000 }: IncomeNeeds): JobHandler<{ link_id: string }> =>
  async ({ link_id: linkId }) => {
    const reading = await store.findWanted(linkId);
    if (!reading) return;
    const { transactions, run } = await store.listNew(linkId, reading.uploadedRun);
    if (reading.uploadedRun === null || transactions.length > 0) {
      await incomeData.upload(linkId, transactions);
    }
    await store.keepUploaded(linkId, run);
    const incomes = await untilRead(incomeData, linkId, pauseMs);
    await store.record(linkId, { wanted: reading.wanted, incomes, readAt: clock.now() });
  };

async function untilRead(
  incomeData: IncomeData,
  linkId: string,
  pauseMs: number,
): Promise<RecurringIncome[]> {
  for (let question = 1; question <= MOST_QUESTIONS; question += 1) {
    const incomes = await incomeData.read(linkId);
    if (incomes) return incomes;
    await pause(pauseMs);
  }
  throw new Error('The income is still being read');
}
