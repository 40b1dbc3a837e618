import { applying } from './applying.ts';
import type { OnboardingServiceUnderTest } from './onboarding-service.ts';

const SUBMIT = '/identity_verifications/submit_verification';

/** Nothing of what somebody told. */
export const NOTHING = { info: [], verification: [], decision: [] };

/** People whose information is erased, by the service as it is then. */
export function erasing(running: () => OnboardingServiceUnderTest) {
  const { atIdentity } = applying(running);
  let numbers = 0;

  /** Somebody new who has told who she is, with a number of her own. */
  const atOwnIdentity = () => atIdentity({ ssn: `5274${String((numbers += 1)).padStart(5, '7')}` });

  return {
    atOwnIdentity,
    submit: (userId: string) => running().post(userId, SUBMIT, {}),
    /** Somebody new whose verification came to this. */
    async judged(decision: 'accept' | 'review' | 'reject'): Promise<string> {
      const userId = await atOwnIdentity();
      running().world.check = () => ({ decision });
      await running().post(userId, SUBMIT, {});
      await running().jobs.drain();
      return userId;
    },
    /** What there is of her. */
    async kept(userId: string) {
      const of = (table: string) => running().database(table).where({ user_id: userId });
      return {
        info: await of('personal_info'),
        verification: await of('identity_verification'),
        decision: await of('kept_identity_decision'),
      };
    },
    erasures: async (userId: string) =>
      (await running().asAdmin(`/personal_infos/${userId}/erasures`)).json().erasures,
    erasedEvents: (userId: string) =>
      running().database('event').where({ subject: userId, type: 'personal_info.erased' }),
  };
}
