import type { Clock, Jobs, openDatabase } from '@reset/service-kit';
import { registerInstitutionJobs } from '#features/institutions/institution-jobs.ts';
import { institutionStore } from '#features/institutions/institution-store.ts';
import { moneyCheckStore } from '#features/money-check/money-check-store.ts';
import { registerMoneyCheck } from '#features/money-check/money-check.job.ts';
import type { InstitutionDirectories } from '#providers/institution-directory.ts';
import { workOffBanks, type BankWork } from './work-off-banks.ts';
import { workOffCards, type CardWork } from './work-off-cards.ts';
import { workOffPayrolls, type PayrollWork } from './work-off-payrolls.ts';

export type WorkNeeds = Omit<BankWork, 'config'> &
  PayrollWork &
  Omit<CardWork, 'config'> & {
    config: BankWork['config'] & CardWork['config'];
    database: ReturnType<typeof openDatabase>;
    clock: Clock;
    institutionDirectories: InstitutionDirectories;
    log: { error(details: object, message: string): void };
  };

/** Says who does the jobs of this service, each feature for its own queues. */
export function workOff(jobs: Pick<Jobs, 'add' | 'work'>, needs: WorkNeeds): void {
  const { database, clock, log } = needs;
  workOffBanks(jobs, needs);
  workOffPayrolls(jobs, needs);
  workOffCards(jobs, needs);
  registerInstitutionJobs(jobs, {
    store: institutionStore(database),
    directories: needs.institutionDirectories,
    clock,
  });
  registerMoneyCheck(jobs, { store: moneyCheckStore(database, jobs.add), clock, log });
}
