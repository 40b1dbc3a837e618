import { drain, failpoint } from '@reset/service-kit';
import type { Context } from '#context.ts';
import { limitBasis } from '#features/limits/limits.ts';
import { registerMemberMails } from '#mail/member-mails.ts';
import type { FiledReturn } from '#providers/tax-filing.ts';
import { fillHomes } from './filing-standing.client.ts';
import { tellDestinations } from './refund-destination.client.ts';
import { taxFilerStore } from './tax-filer.store.ts';
import { mailSeasonEnd } from './tax-mail.store.ts';
import { TAX_MAIL_QUEUE } from './tax-mail-job.ts';
import { taxMail } from './tax-mail.ts';
import { taxReturnStore } from './tax-returns.store.ts';
import { noteUnrepaidAdvances } from './unrepaid-advances.store.ts';
import { READ_TAX_RETURNS_QUEUE, type ReadTaxReturnsJob } from './tax-returns.ts';

/**
 * Reads returns when there is news of them, and those that can change and were not read for hours;
 * asks where they live of whom nobody knows it; has refunds sent where members' money goes now; mails what became of returns, and that advances have
 * ended with their season; and notes who owes something of an advance that no refund will repay.
 */
export function registerTaxReturnJobs(context: Context): void {
  const { clock, database, jobs } = context;
  const filers = taxFilerStore(database, jobs.add);
  jobs.register<ReadTaxReturnsJob>(READ_TAX_RETURNS_QUEUE, ({ user_id: userId }) =>
    readReturns(context, userId),
  );
  jobs.schedule('read-stale-tax-returns', '* * * * *', () =>
    drain(() => filers.requestStale(clock.now())),
  );
  jobs.schedule('ask-homes-of-filers', '20 * * * *', () => fillHomes(context));
  jobs.schedule('tell-refund-destinations', '* * * * *', () => tellDestinations(context));
  jobs.schedule('note-unrepaid-advances', '40 * * * *', () =>
    noteUnrepaidAdvances(database, clock.now()),
  );
  jobs.schedule('mail-season-end', '*/10 * * * *', () =>
    drain(() => mailSeasonEnd(database, jobs.add, clock.now())),
  );
  registerMemberMails(context, TAX_MAIL_QUEUE, taxMail);
}

/** @throws ProviderError where the provider is away, so that the job is done again */
async function readReturns(context: Context, userId: string): Promise<void> {
  const { clock, database, jobs, taxFiling } = context;
  const filer = await taxFilerStore(database, jobs.add).begin(userId);
  if (!filer) return;
  const returns = taxReturnStore(database, jobs.add);
  const listed = await taxFiling.listReturns(filer.aprilUserId);
  // A list that lacks one is not believed by itself: that one is asked for.
  const missing = (await returns.unrefunded(userId)).filter(
    (id) => !listed.some((one) => one.id === id),
  );
  const found: FiledReturn[] = [];
  for (const id of missing) {
    const one = await taxFiling.findReturn(id);
    if (one) found.push(one);
  }
  failpoint('tax-returns.read');
  const now = clock.now();
  await returns.record(filer, [...listed, ...found], {
    now,
    basis: limitBasis(context),
  });
  failpoint('tax-returns.recorded');
}
