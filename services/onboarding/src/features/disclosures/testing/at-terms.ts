import type { ApplicationStatus } from '@reset/api-contract/onboarding/application-status.ts';
import type { Disclosures } from '@reset/api-contract/onboarding/disclosures.ts';
import { TERMS_TYPES } from '@reset/application-engine/terms.ts';
import { newId } from '@reset/service-kit';
import type { OnboardingServiceUnderTest } from '#testing/onboarding-service.ts';

export const ACCEPT = '/acceptances/bulk';

export const idsOf = (disclosures: Disclosures) => disclosures.map(({ id }) => id);

/** People whose application has come to the terms, by the service as it is then. */
export function atTerms(running: () => OnboardingServiceUnderTest) {
  const standing = async (userId: string) =>
    (await running().get(userId, '/card_application/status')).json<ApplicationStatus>();
  return {
    standing,
    /** What the terms consist of now. */
    termsOf: async () =>
      (
        await running().get(newId(), `/disclosures?disclosure_types=${TERMS_TYPES.join(',')}`)
      ).json<Disclosures>(),
    accept: (userId: string, ids: string[]) =>
      running().post(userId, ACCEPT, { disclosure_ids: ids }),
    /** Somebody new who has come there. */
    async applicant(): Promise<string> {
      const userId = newId();
      const { current_task_name: task } = await standing(userId);
      if (task !== 'terms_acceptance') throw new Error(`She is at ${task}.`);
      return userId;
    },
  };
}
