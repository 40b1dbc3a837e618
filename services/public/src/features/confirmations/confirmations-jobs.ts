import type { Clock, composeMail, Jobs, Mailer } from '@reset/service-kit';
import type { ConfirmationStore } from './confirmation-store.ts';
import { CONFIRMATION_MAIL_QUEUE } from './confirmations.ts';

type ConfirmationJobNeeds = {
  confirmations: Pick<ConfirmationStore, 'find'>;
  /** The mail whose link confirms what stands under this id. */
  confirmationMail: (id: string) => ReturnType<typeof composeMail>;
  mailer: Pick<Mailer, 'send'>;
  clock: Clock;
};

/** Sends the mail that somebody asked for once more; none when its link would serve nothing. */
export function registerConfirmationJobs(
  jobs: Pick<Jobs, 'work'>,
  needs: ConfirmationJobNeeds,
): void {
  const { confirmations, mailer, clock } = needs;
  jobs.work<{ confirmation_id: string }>(CONFIRMATION_MAIL_QUEUE, async (data, { id: jobId }) => {
    const confirmation = await confirmations.find(data.confirmation_id, clock.now());
    if (!confirmation || confirmation.isUsed) return;
    const mail = needs.confirmationMail(confirmation.id);
    await mailer.send({ to: confirmation.email, ...mail, messageId: jobId });
  });
}
