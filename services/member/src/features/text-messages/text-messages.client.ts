import type { CardEligibility } from '@reset/api-contract/onboarding/eligibility.ts';
import type { UserIdentity } from '@reset/api-contract/public/users.ts';
import type { Context } from '#context.ts';
import { textConsentStore } from './text-messages.store.ts';

/**
 * The ten digits of a member's phone number, as her profile shows it: the one that codes are texted to,
 * else the one that she told as she applied. null for none.
 * @throws InternalCallError while nobody can say
 */
export async function readPhoneNumber(
  { services }: Context,
  userId: string,
  requestId?: string,
): Promise<string | null> {
  const options = requestId === undefined ? undefined : { requestId };
  const { phone_number: confirmed } = await services.public.get<UserIdentity>(
    `/internal/users/${userId}`,
    options,
  );
  if (confirmed !== null) return confirmed;
  const { personal_info: info } = await services.onboarding.get<CardEligibility>(
    `/internal/applications/${userId}/eligibility?include=personal_info`,
    options,
  );
  return info?.phone_number ?? null;
}

/**
 * The ten digits of the number that a member is to be texted at of what she has not asked for in this
 * moment; null where she has not agreed for the number that she has, or has ended it.
 * @throws InternalCallError while nobody can say which number is hers
 */
export async function readConsentedNumber(
  context: Context,
  userId: string,
  requestId?: string,
): Promise<string | null> {
  const consents = textConsentStore(context.database);
  if (!(await consents.hasOptedIn(userId))) return null;
  const phoneNumber = await readPhoneNumber(context, userId, requestId);
  if (phoneNumber === null) return null;
  return (await consents.isOptedIn(userId, phoneNumber)) ? phoneNumber : null;
}
