import type { Clock, InternalClient, Jobs, openDatabase } from '@reset/service-kit';
import { ownerStore } from '#features/bank-link/owner-store.ts';
import { readBankOwner } from '#features/bank-link/read-bank-owner.job.ts';
import { removeBankItem } from '#features/bank-link/remove-bank-item.job.ts';
import { removedItemStore } from '#features/bank-link/removed-item-store.ts';
import { syncBank, type SyncJob } from '#features/bank-link/sync-bank.job.ts';
import { syncBanks } from '#features/bank-link/sync-banks.job.ts';
import { syncStore } from '#features/bank-link/sync-store.ts';
import { tokenCipher } from '#features/bank-link/token-cipher.ts';
import { incomeStore } from '#features/income-reading/income-store.ts';
import { readIncome } from '#features/income-reading/read-income.job.ts';
import type { BankData } from '#providers/bank-data.ts';
import type { IncomeData } from '#providers/income-data.ts';
import { bankWebhookOf, type BankNeeds } from './register-banks.ts';

export type BankWork = {
  config: BankNeeds['config'];
  database: ReturnType<typeof openDatabase>;
  clock: Clock;
  publicService: Pick<InternalClient, 'get'>;
  bankData: BankData;
  incomeData: IncomeData;
};

/** Says who does the jobs about banks. */
export function workOffBanks(jobs: Pick<Jobs, 'add' | 'work'>, needs: BankWork): void {
  const { config, database, clock, publicService, bankData } = needs;
  const cipher = tokenCipher(config.DATA_KEY);
  const syncOne = syncBank({
    store: syncStore(database, jobs.add),
    bankData,
    cipher,
    webhook: bankWebhookOf(config),
    clock,
  });
  jobs.work<SyncJob>('sync-bank', syncOne);
  jobs.work(
    'sync-banks',
    syncBanks({
      syncBank: syncOne,
      addSync: (link_id) => jobs.add(database, 'sync-bank', { link_id }),
    }),
  );
  jobs.work(
    'read-bank-owner',
    readBankOwner({ store: ownerStore(database), bankData, publicService, cipher }),
  );
  jobs.work(
    'read-income',
    readIncome({ store: incomeStore(database), incomeData: needs.incomeData, clock }),
  );
  jobs.work(
    'remove-bank-item',
    removeBankItem({ store: removedItemStore(database), bankData, cipher }),
  );
}
