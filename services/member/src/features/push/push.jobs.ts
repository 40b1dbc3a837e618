import type { UserIdentity } from '@reset/api-contract/public/users.ts';
import { changeSignal, drain } from '@reset/service-kit';
import type { Context } from '#context.ts';
import { tellLowBalances } from './low-balance.store.ts';
import { pushContent } from './push-content.ts';
import {
  DELIVER_PUSH_QUEUE,
  type DeliverPushJob,
  pushMessageStore,
} from './push-messages.store.ts';
import { isDaytime, pushOptions, secondsLeft } from './push.ts';

/** How late a message is noticed at the latest when its notification was lost. */
const POLL_MS = 5_000;

/** Delivers messages to browsers, and looks for balances that are too low while people are awake. */
export function registerPushJobs(context: Context): void {
  const { clock, database, jobs } = context;
  jobs.register<DeliverPushJob>(DELIVER_PUSH_QUEUE, deliverPush(context));
  // It runs as the service starts as well, which may be at night.
  jobs.schedule('tell-low-balances', '*/15 * * * *', async () => {
    if (isDaytime(clock.now())) await drain(() => tellLowBalances(database, clock.now()));
  });
  jobs.schedule('clear-push-messages', '25 10 * * *', () =>
    pushMessageStore(database).clearOld(clock.now()),
  );
}

/**
 * Makes jobs of messages as they happen, until it is stopped.
 * @returns a function that stops it, when nothing is half done any more
 */
export function keepPushMessages({ clock, database, jobs, listener, log }: Context) {
  const stopping = new AbortController();
  const { signal } = stopping;
  const happened = changeSignal(listener, 'push_message');
  const messages = pushMessageStore(database);
  const work = async () => {
    while (!signal.aborted) {
      const since = happened.version();
      await drain(() => messages.handOver(jobs.add, clock.now())).catch((err: unknown) =>
        log.error({ err }, 'push.hand_over_failed'),
      );
      await happened.wait({ since, ms: POLL_MS, signal });
    }
  };
  const working = work();
  return async (): Promise<void> => {
    stopping.abort();
    happened.close();
    await working;
  };
}

/** What a push service takes later is done again with the job; a browser that is gone is forgotten. */
function deliverPush({ clock, database, log, pushService, services }: Context) {
  const messages = pushMessageStore(database);
  return async (job: DeliverPushJob): Promise<void> => {
    const found = await messages.find(job);
    if (found === null) return;
    const { message, subscription } = found;
    const ttlSeconds = secondsLeft(message, clock.now());
    if (ttlSeconds === 0) return;
    const { language } = await services.public.get<UserIdentity>(
      `/internal/users/${message.userId}`,
    );
    const payload = JSON.stringify({ ...pushContent(language, message), tag: message.id });
    const outcome = await pushService.send(subscription, payload, pushOptions(message, ttlSeconds));
    if (outcome === 'taken') await messages.keepDelivered(job, clock.now());
    else if (outcome === 'gone') await messages.drop(job.subscription_id);
    else log.error({ message: message.id }, 'push.refused');
  };
}
