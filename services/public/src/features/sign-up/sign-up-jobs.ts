import type { Clock, composeMail, Jobs, Mailer } from '@reset/service-kit';
import type { User } from '#features/users/users.ts';
import { alreadySignedUpMail } from './sign-up-mails.ts';
import type { SignUpStore } from './sign-up-store.ts';
import { SIGN_UP_MAIL_QUEUE } from './sign-up.ts';

type SignUpJobNeeds = {
  signUps: Pick<SignUpStore, 'findEmail' | 'clearAway'>;
  findUserByEmail: (email: string) => Promise<User | null>;
  /** The mail whose link confirms what stands under this id. */
  confirmationMail: (id: string) => ReturnType<typeof composeMail>;
  mailer: Pick<Mailer, 'send'>;
  origin: string;
  clock: Clock;
};

/** Sends the one mail of a sign-up: to confirm a new address, or word to who has it already. */
export function registerSignUpJobs(jobs: Pick<Jobs, 'work'>, needs: SignUpJobNeeds): void {
  const { signUps, findUserByEmail, confirmationMail, mailer, origin, clock } = needs;
  jobs.work<{ sign_up_id: string }>(SIGN_UP_MAIL_QUEUE, async (data, { id: jobId }) => {
    const { sign_up_id: id } = data;
    const to = await signUps.findEmail(id);
    if (to === null) return;
    const owner = await findUserByEmail(to);
    // The account may be this sign-up's own: passwords can be quicker than mails.
    const isTaken = owner !== null && owner.id !== id;
    const mail = isTaken ? alreadySignedUpMail(origin) : confirmationMail(id);
    await mailer.send({ to, ...mail, messageId: jobId });
    await signUps.clearAway(clock.now());
  });
}
