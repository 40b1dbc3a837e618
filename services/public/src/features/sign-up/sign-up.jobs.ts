import { readUser } from '#features/users/users.store.ts';
import type { Context } from '#context.ts';
import { visitorMails } from '#features/visitor-mails/visitor-mails.store.ts';
import { confirmationMail, takenAddressMail } from './sign-up-mails.ts';
import { clearOldSignUps, findSignUp } from './sign-up.store.ts';
import { SIGN_UP_MAIL_QUEUE } from './sign-up.ts';

/** Sends the one mail of a sign-up: to confirm a new address, or word to who has it already. */
export function registerSignUpJobs(context: Context): void {
  const { clock, database, jobs } = context;
  const mails = visitorMails(context);
  jobs.register<{ sign_up_id: string }>(SIGN_UP_MAIL_QUEUE, async (data, { id: messageId }) => {
    const { sign_up_id: id } = data;
    const signUp = await findSignUp(database, id);
    if (signUp === null) return;
    const { email } = signUp;
    const owner = await readUser(database, { email });
    // The account may be this sign-up's own: passwords can be quicker than mails.
    const isTaken = owner !== null && owner.id !== id;
    // Her account says it, where she has one and has chosen since.
    const language = owner?.language ?? signUp.language;
    const mail = isTaken
      ? takenAddressMail(owner, language, context)
      : confirmationMail(language, context, signUp);
    const { partnerSlug } = isTaken ? owner : signUp;
    await mails.send({ to: email, partnerSlug, ...mail, messageId });
    await clearOldSignUps(database, clock.now());
  });
}
