import type { ApplicationStatus } from '@reset/api-contract/onboarding/application-status.ts';
import type { ProductName } from '@reset/api-contract/onboarding/user-states.ts';
import { applicationStatus } from '@reset/application-engine/application-status.ts';
import type { Context } from '#context.ts';
import { eligibilityStore } from './eligibility.store.ts';
import { readStanding, type Standing as KnownStanding } from './standing.client.ts';

/** Where somebody stands in an application, and by what. */
export type Standing = KnownStanding & { status: ApplicationStatus };

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
  const { clock, database } = context;
  const standing = await readStanding(context, userId, { requestId });
  const status = applicationStatus(product, standing.facts);
  if (standing.isLive && product === 'earned_wage_access') {
    const { eligible } = status.eligibility_result;
    await eligibilityStore(database).keep({ userId, eligible, now: clock.now() });
  }
  return { ...standing, status };
}
