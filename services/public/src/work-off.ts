import type { Clock, Jobs, Mailer, openDatabase } from '@reset/service-kit';
import { findChallenge } from '#codes/challenge-store.ts';
import { registerFinancialHealthJobs } from '#features/financial-health/financial-health-jobs.ts';
import { resultStore } from '#features/financial-health/result-store.ts';
import { registerSecondFactorJobs } from '#features/second-factor/second-factor-jobs.ts';
import { userStore } from '#features/users/user-store.ts';
import type { Texts } from '#providers/texts/texts.ts';
import type { PublicConfig } from './config.ts';
import { workOffLinks } from './work-off-links.ts';

export type WorkNeeds = {
  config: Pick<PublicConfig, 'NODE_ENV' | 'ORIGIN' | 'TOKEN_KEY'>;
  database: ReturnType<typeof openDatabase>;
  clock: Clock;
  mailer: Pick<Mailer, 'send'>;
  texts: Texts;
};

/** Says who does the jobs of this service, each feature for its own queues. */
export function workOff(jobs: Pick<Jobs, 'add' | 'work'>, needs: WorkNeeds): void {
  const { config, database, clock, mailer, texts } = needs;
  workOffLinks(jobs, needs);
  registerSecondFactorJobs(jobs, {
    findChallenge: (id) => findChallenge(database, id),
    findUser: userStore(database).findUser,
    texts,
    mailer,
    key: Buffer.from(config.TOKEN_KEY, 'base64'),
    origin: config.ORIGIN,
    clock,
  });
  registerFinancialHealthJobs(jobs, {
    results: resultStore(database, jobs.add),
    mailer,
    origin: config.ORIGIN,
  });
}
