import { dayOf } from '@reset/application-engine/policy/day.ts';
import { isAvailable } from '@reset/application-engine/policy/state-availability.ts';
import { stateName } from '@reset/application-engine/policy/states.ts';
import { drain } from '@reset/service-kit';
import type { Context } from '#context.ts';
import { addressed, findRecipient } from '#features/recipients/recipients.client.ts';
import { availabilityMail } from './availability-mail.ts';
import { announce, availabilityNoticeStore } from './availability-notices.store.ts';
import { AVAILABILITY_MAIL_QUEUE, type AvailabilityMailJob } from './availability-notices.ts';

/**
 * Each morning, and at the start, whoever waits for a product in a state where the policy has it
 * now is told, once. None to who is gone or does not want it any more by the time of its turn.
 */
export function registerAvailabilityJobs(context: Context): void {
  const { clock, config, database, jobs, mailer } = context;
  const notices = availabilityNoticeStore(database);

  // At nine in the winter of Los Angeles and ten in its summer.
  jobs.schedule('announce-availability', '0 17 * * *', async () => {
    for (const place of await notices.awaited()) {
      if (!isAvailable(place.stateAbbr, place.product, dayOf(clock.now()))) continue;
      await drain(() => announce(database, jobs.add, place, clock.now()));
    }
  });

  jobs.register<AvailabilityMailJob>(AVAILABILITY_MAIL_QUEUE, async (asked, job) => {
    const { user_id: userId, product, state_abbr: stateAbbr } = asked;
    if ((await notices.find(userId, { product, stateAbbr })) !== 'announced') return;
    const recipient = await findRecipient(context, userId);
    if (recipient === null) return;
    const mail = availabilityMail(recipient.language, {
      product,
      state: stateName(stateAbbr),
      origin: config.ORIGIN,
    });
    await mailer.send({ ...addressed(recipient), ...mail, messageId: job.id });
  });
}
