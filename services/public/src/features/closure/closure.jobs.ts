import { dayOf } from '@reset/service-kit/calendar/calendar-date.ts';
import type { Context } from '#context.ts';
import { readCardRecords } from './card-records.client.ts';
import { CLOSED_MAIL_QUEUE, closedMail, type ClosedMailJob } from './closed-mail.ts';
import { nameKeptUntil } from './name-kept-until.ts';
import { keepName, namesToLookAt } from './closure.store.ts';

/** Writes to people that their accounts are closed. */
export function registerClosedMails({ jobs, mailer }: Context): void {
  jobs.register<ClosedMailJob>(CLOSED_MAIL_QUEUE, async (job, { id: messageId }) => {
    const mail = closedMail(job.language, job);
    await mailer.send({ to: job.email, partnerSlug: job.partner_slug, ...mail, messageId });
  });
}

/** Erases whose closed accounts were, once the records of money that they are of need not be kept. */
export function scheduleErasing(context: Context): void {
  const { clock, database, jobs, log } = context;
  jobs.schedule('erase-closed-names', '45 * * * *', async () => {
    const now = clock.now();
    const today = dayOf(now);
    for (const userId of await namesToLookAt(database, today)) {
      try {
        const until = nameKeptUntil(await readCardRecords(context, userId), today);
        await database.transaction((transaction) => keepName(transaction, { userId, until, now }));
      } catch (err) {
        // Of the next one it may be known; this one is looked at an hour later.
        log.warn({ err, user_id: userId }, 'closed_name.erasure_failed');
      }
    }
  });
}
