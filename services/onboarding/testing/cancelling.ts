import type { OnboardingServiceUnderTest } from './onboarding-service.ts';
import { keepCancellation } from '#features/cancellation/cancellation.store.ts';

/** People who cancel, by the service as it is then. */
export function cancelling(running: () => OnboardingServiceUnderTest) {
  /** Does all that was asked for, and what that asks for. */
  async function work(): Promise<void> {
    const { jobs } = running();
    for (let before = -1; before < jobs.taken().length;) {
      before = jobs.taken().length;
      await jobs.drain();
    }
  }

  /** The event of the member service that she has cancelled, as it is read. */
  const ask = (userId: string, version = 1) =>
    running().database.transaction((transaction) =>
      keepCancellation(transaction, running().jobs.add, {
        position: `1.${version}`,
        type: 'card_application.cancellation_requested',
        subject: userId,
        subject_version: version,
        payload: {},
        occurred_at: running().clock.now().toISOString(),
      }),
    );

  return {
    work,
    ask,
    /** She has cancelled, and all that follows from it is done. */
    async cancel(userId: string, version = 1): Promise<void> {
      await ask(userId, version);
      await work();
    },
    restart: (userId: string) => running().post(userId, '/card_application/restart'),
  };
}
