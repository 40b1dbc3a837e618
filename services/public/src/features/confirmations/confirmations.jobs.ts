import type { Context } from '#context.ts';
import { confirmationMail } from '#features/sign-up/sign-up.ts';
import { visitorMails } from '#features/visitor-mails/visitor-mails.store.ts';
import { findConfirmation } from './confirmations.store.ts';
import { CONFIRMATION_MAIL_QUEUE } from './confirmations.ts';

/** Sends the mail that was requested once more; none when its link would serve nothing. */
export function registerConfirmationsJobs(context: Context): void {
  const { clock, database, jobs } = context;
  // Whoever signed up with the address is signed in, and need not be who has it.
  const mails = visitorMails(context);
  jobs.register<{ confirmation_id: string }>(
    CONFIRMATION_MAIL_QUEUE,
    async ({ confirmation_id: id }, { id: messageId }) => {
      const confirmation = await findConfirmation(database, id, clock.now());
      if (!confirmation || confirmation.isUsed) return;
      const mail = confirmationMail(context, confirmation);
      await mails.send({ to: confirmation.email, ...mail, messageId });
    },
  );
}
