import { setTimeout as pause } from 'node:timers/promises';
import type { JobHandler } from '@reset/service-kit';
import type { Context } from '#context.ts';
import { READ_INCOME_QUEUE } from '#features/banks/banks.ts';
import type { IncomeData, RecurringIncome } from '#providers/income-data.ts';
import { incomeStore } from './income.store.ts';

export function registerIncomeJobs(context: Context): void {
  context.jobs.register(READ_INCOME_QUEUE, readIncome(context));
}

/** How often one job polls whether it has been read; then it is tried again, later and later. */
const MAX_READINGS = 15;

/**
 * Hands a link's new transactions over and keeps what income they show as soon as that is read.
 * What is known under is the link, not the member: another bank's income is never mixed in.
 * @param pauseMs between two questions whether it has been read
 * @throws ProviderError when the provider is away, and Error when it takes too long
 */
export function readIncome(
  { clock, database, incomeData }: Context,
  pauseMs = 1_000,
): JobHandler<{ link_id: string }> {
  const store = incomeStore(database);
  return async ({ link_id: linkId }) => {
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
}

async function untilRead(
  incomeData: IncomeData,
  linkId: string,
  pauseMs: number,
): Promise<RecurringIncome[]> {
  for (let reading = 1; reading <= MAX_READINGS; reading += 1) {
    const incomes = await incomeData.read(linkId);
    if (incomes) return incomes;
    await pause(pauseMs);
  }
  throw new Error('The income is still being read');
}
