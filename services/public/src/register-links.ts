import type { Partner } from '@reset/api-contract/partners/partner.ts';
import {
  linkTokens,
  type AddJob,
  type Clock,
  type openDatabase,
  type Service,
} from '@reset/service-kit';
import { confirmationStore } from '#features/confirmations/confirmation-store.ts';
import { registerConfirmations } from '#features/confirmations/routes.ts';
import { registerSendInstructions } from '#features/confirmations/send-instructions-route.ts';
import { passwordResetStore } from '#features/passwords/password-reset-store.ts';
import { RESET_PURPOSE } from '#features/passwords/passwords.ts';
import { registerForgottenPasswords } from '#features/passwords/routes.ts';
import { registerSetPassword } from '#features/passwords/set-password-route.ts';
import { findAccountIn } from '#features/sign-in/account-store.ts';
import { destinationOf, isOpen } from '#features/sign-in/sign-in.ts';
import { registerSignUp } from '#features/sign-up/routes.ts';
import { signUpStore } from '#features/sign-up/sign-up-store.ts';
import { locationAfterSignUp, SIGN_UP_PURPOSE } from '#features/sign-up/sign-up.ts';
import { userStore } from '#features/users/user-store.ts';
import type { User } from '#features/users/users.ts';
import type { PublicConfig } from './config.ts';

type LinkNeeds = {
  config: Pick<PublicConfig, 'NODE_ENV' | 'TOKEN_KEY'>;
  database: ReturnType<typeof openDatabase>;
  clock: Clock;
  addJob: AddJob;
  partners: ReadonlyMap<string, Partner>;
};

/** What begins, restores and confirms accounts by tokens in links. */
export function registerLinks(
  app: Service,
  { config, database, clock, addJob, partners }: LinkNeeds,
): void {
  const tokens = linkTokens(Buffer.from(config.TOKEN_KEY, 'base64'));
  const users = userStore(database);
  const signUps = signUpStore(database, addJob);
  const resets = passwordResetStore(database, addJob);
  const confirmations = confirmationStore(database, addJob);
  const findAccount = findAccountIn(database);
  const isOpenHere = (user: User) => isOpen(user, config.NODE_ENV === 'production');

  const bySignUp = {
    purpose: SIGN_UP_PURPOSE,
    findOwner: signUps.findOpen,
    finish: signUps.finish,
    locationAfter: (user: User) => locationAfterSignUp(user.productName),
  };
  const byMail = {
    purpose: RESET_PURPOSE,
    findOwner: async (id: string, now: Date) => {
      const user = await resets.findOwner(id, now);
      return user && isOpenHere(user) ? user : null;
    },
    finish: resets.finish,
    locationAfter: () => '/dashboard',
  };
  registerSignUp(app, { signUps, tokens, clock, partners });
  registerForgottenPasswords(app, { resets });
  registerSetPassword(app, { links: [bySignUp, byMail], tokens, clock });
  registerConfirmations(app, {
    confirmations,
    findUserByEmail: users.findUserByEmail,
    isOpen: isOpenHere,
    destinationOf: async ({ email }) => {
      const account = await findAccount(email);
      return account ? destinationOf(account) : '/users/sign_in';
    },
    tokens,
    clock,
  });
  registerSendInstructions(app, { confirmations, findUser: users.findUser, clock });
}
