import type { Context } from '#context.ts';
import { readPhoneNumber } from './phone-number.client.ts';
import { textConsentStore } from './text-consents.store.ts';

/**
 * Sends one text to a member for each job of a queue: a job that is done again sends the same text. Who
 * has not agreed to be texted at the number that she has by then, or has ended it, is sent none.
 */
export function registerMemberTexts<Job extends { user_id: string }>(
  context: Context,
  queue: string,
  compose: (origin: string, job: Job) => string,
): void {
  const { config, database, jobs, texts } = context;
  const consents = textConsentStore(database);
  jobs.register<Job>(queue, async (told, { id: key }) => {
    if (!(await consents.hasOptedIn(told.user_id))) return;
    const phoneNumber = await readPhoneNumber(context, told.user_id);
    if (phoneNumber === null || !(await consents.isOptedIn(told.user_id, phoneNumber))) return;
    const body = `${compose(config.ORIGIN, told)} Reply STOP to end texts.`;
    await texts.send({ to: `+1${phoneNumber}`, body, key });
  });
}
