import { isBankingDay } from '@reset/service-kit/calendar/banking-day.ts';
import { dayOf } from '@reset/service-kit/calendar/calendar-date.ts';
import type { Context } from '#context.ts';
import { readOverdue, staffAddresses } from './overdue-cases.store.ts';
import { overdueMail } from './overdue-mail.ts';

const OVERDUE_MAIL_QUEUE = 'send-overdue-mail';
type OverdueMailJob = { staff_id: string };

/** Mails staff each morning of a banking day what is overdue; nothing where nothing is. */
export function registerCaseJobs(context: Context): void {
  const { clock, config, database, jobs, mailer, productClock } = context;
  const times = () => ({ now: clock.now(), productNow: productClock.now() });
  jobs.register<OverdueMailJob>(OVERDUE_MAIL_QUEUE, async ({ staff_id: staffId }, job) => {
    const [address] = await staffAddresses(database, staffId);
    const counts = await readOverdue(database, staffId, times());
    if (!address || counts.overdue === 0) return;
    const mail = overdueMail({ ...counts, href: `${config.ORIGIN}/admin/cases?overdue=true` });
    await mailer.send({ to: address.email, ...mail, messageId: job.id });
  });

  // 7 in the morning in Los Angeles, 8 in summer.
  jobs.schedule('mail-overdue-cases', '0 15 * * *', () =>
    database.transaction(async (transaction) => {
      if (!isBankingDay(dayOf(productClock.now()))) return;
      for (const { id } of await staffAddresses(transaction)) {
        const { overdue } = await readOverdue(transaction, id, times());
        if (overdue > 0) await jobs.add(transaction, OVERDUE_MAIL_QUEUE, { staff_id: id });
      }
    }),
  );
}
