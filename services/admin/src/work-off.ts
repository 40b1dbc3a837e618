import {
  linkTokens,
  type Clock,
  type Jobs,
  type Mailer,
  type openDatabase,
} from '@reset/service-kit';
import { invitationStore } from '#features/staff/invitation-store.ts';
import { findNameIn } from '#features/staff/name-store.ts';
import { registerStaffJobs } from '#features/staff/staff-jobs.ts';
import type { AdminConfig } from './config.ts';

type Needs = {
  config: Pick<AdminConfig, 'ORIGIN' | 'TOKEN_KEY'>;
  database: ReturnType<typeof openDatabase>;
  mailer: Mailer;
  clock: Clock;
};

/** Says who does the jobs of this service. */
export function workOff(
  jobs: Pick<Jobs, 'add' | 'work'>,
  { config, database, mailer, clock }: Needs,
): void {
  registerStaffJobs(jobs, {
    invitations: invitationStore(database, jobs.add),
    findName: findNameIn(database),
    mailer,
    tokens: linkTokens(Buffer.from(config.TOKEN_KEY, 'base64')),
    origin: config.ORIGIN,
    clock,
  });
}
