import type { Context } from '#context.ts';
import { readUser } from '#features/users/users.store.ts';
import { visitorMails } from '#features/visitor-mails/visitor-mails.store.ts';
import { findChallenge } from './challenges.store.ts';
import { codeText } from './code-text.ts';
import { codeOf, isExpired } from './codes.ts';
import { noticeMail } from './notice-mail.ts';
import {
  CODE_TEXT_QUEUE,
  NOTICE_QUEUE,
  type CodeTextJob,
  type NoticeJob,
} from './second-factor.ts';

/** Texts codes, and writes to people what happened to their second factor. */
export function registerSecondFactorJobs(context: Context): void {
  const { clock, config, database, jobs, mailer, texts, tokenKey } = context;

  jobs.register<CodeTextJob>(
    CODE_TEXT_QUEUE,
    async ({ challenge_id: challengeId }, { id: key }) => {
      const challenge = await findChallenge(database, challengeId);
      // Too late to be of use to anybody.
      if (!challenge?.phoneNumber || isExpired(challenge, clock.now())) return;
      const user = await readUser(database, { id: challenge.userId });
      const body = codeText(user?.language, { code: codeOf(tokenKey, challengeId) });
      await texts.send({ to: `+1${challenge.phoneNumber}`, body, key });
    },
  );

  jobs.register<NoticeJob>(NOTICE_QUEUE, async (notice, { id: messageId }) => {
    const user = await readUser(database, { id: notice.user_id });
    if (!user) return;
    // Of an address that nobody confirmed, whoever signed up with it need not be who has it.
    const { send } = user.confirmedAt ? mailer : visitorMails(context);
    const mail = noticeMail(user.language, { notice, origin: config.ORIGIN });
    await send({ to: user.email, partnerSlug: user.partnerSlug, ...mail, messageId });
  });
}
