import { createHmac } from 'node:crypto';
import type { OutgoingMail } from '@reset/service-kit';
import type { Context } from '#context.ts';

const DAY_MS = 24 * 3_600_000;

/**
 * The only way for mails to an address that nobody has proved to be hers: a sign-up's, a reset's,
 * a survey's. Each address gets at most VISITOR_MAILS_A_DAY of them in 24 hours, whoever asks and
 * for whatever, and as many resets, so that no stranger's surveys keep anybody from a new password.
 * What is beyond that is withheld, in the job, where no visitor sees it.
 */
export function visitorMails(
  { clock, config, database, log, mailer, tokenKey }: Context,
  allowance: 'reset' | 'other' = 'other',
) {
  const recipientOf = (email: string): Buffer =>
    createHmac('sha256', tokenKey).update(`visitor_mail\n${allowance}\n${email}`).digest();

  /** Whether this job's mail is one of the day's; a job that runs again is asked anew and told the same. */
  const isAdmitted = (email: string, jobId: string): Promise<boolean> =>
    database.transaction(async (transaction) => {
      const recipient = recipientOf(email);
      const now = clock.now();
      // One after the other for each address, or jobs that run at one moment all find room.
      await transaction.raw('SELECT pg_advisory_xact_lock(hashtextextended(?, 0))', [
        recipient.toString('hex'),
      ]);
      const counted = await transaction('visitor_mail')
        .where({ recipient })
        .where('counted_at', '>', new Date(now.getTime() - DAY_MS))
        .pluck<string[]>('job_id');
      if (counted.includes(jobId)) return true;
      if (counted.length >= config.VISITOR_MAILS_A_DAY) return false;
      await transaction('visitor_mail')
        .insert({ recipient, job_id: jobId, counted_at: now })
        .onConflict(['recipient', 'job_id'])
        .merge(['counted_at']);
      return true;
    });

  return {
    /** Sends it, or withholds it where the address has had its mails of the day. */
    async send(mail: OutgoingMail): Promise<void> {
      if (await isAdmitted(mail.to, mail.messageId)) await mailer.send(mail);
      else log.warn({ job_id: mail.messageId }, 'visitor_mail.withheld');
    },

    /** Forgets the mails of days before. */
    async clearOld(): Promise<void> {
      const keptFrom = new Date(clock.now().getTime() - DAY_MS);
      await database('visitor_mail').where('counted_at', '<=', keptFrom).delete();
    },
  };
}
