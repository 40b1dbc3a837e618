import type { ApplicationStatus } from '@reset/api-contract/onboarding/application-status.ts';
import type { ProductName } from '@reset/api-contract/onboarding/user-states.ts';
import type { ApplicantFacts } from '@reset/application-engine/applicant-facts.ts';
import { applicationStatus } from '@reset/application-engine/application-status.ts';
import { dayOf } from '@reset/application-engine/policy/day.ts';
import type { Context } from '#context.ts';
import { readApplicant } from './applicant.client.ts';
import type { Applicant } from './applicant.ts';
import { applicationStore } from './application.store.ts';
import { factsOf, type ApplicationFile } from './application.ts';
import { eligibilityStore } from './eligibility.store.ts';

/** Where somebody stands in an application, and by what. */
export type Standing = {
  applicant: Applicant;
  facts: ApplicantFacts;
  file: ApplicationFile;
  /** All of it is as it is now. */
  isLive: boolean;
  status: ApplicationStatus;
};

/**
 * Where somebody stands in an application by what all services say at this moment. Whether she may
 * have a card is published when it is another than before.
 * @throws RefusedError 404 for a person who is gone, 503 when nothing was ever known of her
 */
export async function stand(
  context: Context,
  userId: string,
  product: ProductName,
  requestId: string,
): Promise<Standing> {
  const { clock, database, partners } = context;
  const now = clock.now();
  const [{ applicant, isLive }, file] = await Promise.all([
    readApplicant(context, userId, requestId),
    applicationStore(database).read(userId, now),
  ]);
  const facts = factsOf({ applicant, file, partners, today: dayOf(now) });
  const status = applicationStatus(product, facts);
  if (isLive && product === 'earned_wage_access') {
    const { eligible } = status.eligibility_result;
    await eligibilityStore(database).keep({ userId, eligible, now });
  }
  return { applicant, facts, file, isLive, status };
}
