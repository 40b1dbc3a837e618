import type { CardIssuance } from '@reset/api-contract/onboarding/card-issuance.ts';
import { InternalCallError } from '@reset/service-kit';
import { allLinked, applying } from './applying.ts';
import type { OnboardingServiceUnderTest } from './onboarding-service.ts';

/** The issuer cannot be asked. */
export const away = () =>
  new InternalCallError('member did not answer', 503, 'service_unavailable');

/** All of her pay comes to us. */
export const switched = () => ({ ...allLinked(), direct_deposit_switched: true });

/** People who say how they repay. */
export function issuing(service: OnboardingServiceUnderTest) {
  let numbers = 0;

  return {
    ...applying(() => service),
    /** Everybody's number is her own. */
    ownSsn: () => ({ ssn: `5124${String((numbers += 1)).padStart(5, '6')}` }),
    confirm: (userId: string) =>
      service.post(userId, '/card_application/confirm_repayment_account'),
    wantAccount: (userId: string) => service.post(userId, '/card_application/deposit_account'),
    issuance: async (userId: string) =>
      (await service.get(userId, '/card_application/issuance')).json<CardIssuance>(),
    statesOf: async (userId: string) => (await service.states(userId)).map(({ state }) => state),
    /** What the issuer was asked to make for her, in this order. */
    madeFor: (userId: string) =>
      service.issued.filter((one) => one.userId === userId).map(({ what }) => what),
    /** As the schedule does every minute. */
    async resumeAt(instant: string): Promise<void> {
      service.clock.set(instant);
      await service.jobs.runSchedule('resume-card-issuances');
      await service.jobs.finish();
    },
  };
}
