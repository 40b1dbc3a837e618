import type { Context } from '#context.ts';
import { confirmationMail, takenAddressMail } from '#features/sign-up/sign-up.ts';
import { readUser } from '#features/users/users.store.ts';
import { visitorMails } from '#features/visitor-mails/visitor-mails.store.ts';
import { findConfirmation } from './confirmations.store.ts';
import { CONFIRMATION_MAIL_QUEUE } from './confirmations.ts';

/**
 * Sends the mail that was requested once more, or to another address; none when its link would serve
 * nothing, and word to who has that address already.
 */
export function registerConfirmationsJobs(context: Context): void {
  const { clock, database, jobs } = context;
  // Whoever signed up with the address is signed in, and need not be who has it.
  const mails = visitorMails(context);
  jobs.register<{ confirmation_id: string }>(
    CONFIRMATION_MAIL_QUEUE,
    async ({ confirmation_id: id }, { id: messageId }) => {
      const confirmation = await findConfirmation(database, id, clock.now());
      if (!confirmation || confirmation.isUsed) return;
      const { email, userId } = confirmation;
      const owner = await readUser(database, { email });
      // She has corrected it once more.
      if (!owner) return;
      const isTaken = owner.id !== userId;
      // Of a closed account no language is kept: hers who entered its address counts then.
      const language =
        owner.language ?? (await readUser(database, { id: userId }))?.language ?? null;
      const mail = isTaken
        ? takenAddressMail(owner, language, context)
        : confirmationMail(language, context, confirmation);
      await mails.send({ to: email, partnerSlug: owner.partnerSlug, ...mail, messageId });
    },
  );
}
