import {
  linkTokens,
  type Clock,
  type Jobs,
  type Mailer,
  type openDatabase,
} from '@reset/service-kit';
import { confirmationMail } from '#features/confirmations/confirmation-mail.ts';
import { confirmationStore } from '#features/confirmations/confirmation-store.ts';
import { CONFIRMATION_PURPOSE } from '#features/confirmations/confirmations.ts';
import { registerConfirmationJobs } from '#features/confirmations/confirmations-jobs.ts';
import { passwordResetStore } from '#features/passwords/password-reset-store.ts';
import { registerPasswordJobs } from '#features/passwords/passwords-jobs.ts';
import { isOpen } from '#features/sign-in/sign-in.ts';
import { registerSignUpJobs } from '#features/sign-up/sign-up-jobs.ts';
import { signUpStore } from '#features/sign-up/sign-up-store.ts';
import { userStore } from '#features/users/user-store.ts';
import type { User } from '#features/users/users.ts';
import type { PublicConfig } from './config.ts';

type LinkWorkNeeds = {
  config: Pick<PublicConfig, 'NODE_ENV' | 'ORIGIN' | 'TOKEN_KEY'>;
  database: ReturnType<typeof openDatabase>;
  clock: Clock;
  mailer: Pick<Mailer, 'send'>;
};

/** The mails whose links begin, restore and confirm accounts. */
export function workOffLinks(
  jobs: Pick<Jobs, 'add' | 'work'>,
  { config, database, clock, mailer }: LinkWorkNeeds,
): void {
  const tokens = linkTokens(Buffer.from(config.TOKEN_KEY, 'base64'));
  const origin = config.ORIGIN;
  const needs = {
    ...userStore(database),
    mailer,
    tokens,
    origin,
    clock,
    isOpen: (user: User) => isOpen(user, config.NODE_ENV === 'production'),
    confirmationMail: (id: string) =>
      confirmationMail(
        `${origin}/users/confirmation?confirmation_token=${tokens.issue(CONFIRMATION_PURPOSE, id)}`,
      ),
  };
  registerSignUpJobs(jobs, { ...needs, signUps: signUpStore(database, jobs.add) });
  registerPasswordJobs(jobs, { ...needs, resets: passwordResetStore(database, jobs.add) });
  registerConfirmationJobs(jobs, {
    ...needs,
    confirmations: confirmationStore(database, jobs.add),
  });
}
