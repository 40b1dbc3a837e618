import type { ToldContact, UserContact } from '@reset/api-contract/admin/user-contact.ts';
import type { UserIdentity } from '@reset/api-contract/public/users.ts';
import type { Context } from '#context.ts';

const TIMEOUT_MS = 2_000;

/**
 * What somebody is known by, of her account and of her application.
 * @throws InternalCallError where one of the services that own it knows nobody, or does not answer
 */
export async function askContact(
  { public: accounts, onboarding }: Pick<Context['services'], 'public' | 'onboarding'>,
  userId: string,
  requestId: string,
): Promise<UserContact> {
  const call = { requestId, timeoutMs: TIMEOUT_MS };
  const [{ phone_number }, { told }] = await Promise.all([
    accounts.get<UserIdentity>(`/internal/users/${userId}`, call),
    onboarding.get<ToldContact>(`/internal/personal_infos/${userId}/contact`, call),
  ]);
  return { phone_number, told };
}
