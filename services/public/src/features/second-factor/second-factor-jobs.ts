import { composeMail, type Clock, type Jobs, type Mailer } from '@reset/service-kit';
import { codeOf } from '#codes/code-of.ts';
import {
  CODE_MINUTES,
  isExpired,
  SEND_CODE,
  TELL_OWNER,
  type Challenge,
  type SendCodeJob,
  type TellOwnerJob,
} from '#codes/codes.ts';
import type { Texts } from '#providers/texts/texts.ts';
import { noticeOf } from './notice.ts';

type SecondFactorJobNeeds = {
  /** null when it is used, or there is none. */
  findChallenge: (id: string) => Promise<Challenge | null>;
  findUser: (id: string) => Promise<{ email: string; firstName: string } | null>;
  texts: Texts;
  mailer: Pick<Mailer, 'send'>;
  /** What codes are made with. */
  key: Buffer;
  /** The one that people see. */
  origin: string;
  clock: Clock;
};

/** Texts codes, and writes to people what happened to their second factor. */
export function registerSecondFactorJobs(
  jobs: Pick<Jobs, 'work'>,
  { findChallenge, findUser, texts, mailer, key, origin, clock }: SecondFactorJobNeeds,
): void {
  jobs.work<SendCodeJob>(SEND_CODE, async ({ challenge_id: challengeId }, { id }) => {
    const challenge = await findChallenge(challengeId);
    // Too late to be of use to anybody.
    if (!challenge || isExpired(challenge, clock.now())) return;
    await texts.send({
      to: `+1${challenge.phoneNumber}`,
      body: `Your Reset code is ${codeOf(key, challengeId)}. It is good for ${CODE_MINUTES} minutes. We never ask you for it by phone.`,
      key: id,
    });
  });

  jobs.work<TellOwnerJob>(TELL_OWNER, async (notice, { id }) => {
    const user = await findUser(notice.user_id);
    if (!user) return;
    const mail = composeMail(noticeOf(notice, { firstName: user.firstName, origin }));
    await mailer.send({ to: user.email, ...mail, messageId: id });
  });
}
