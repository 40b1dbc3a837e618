import type { ToldPhone } from '@reset/api-contract/admin/user-owners.ts';
import { InternalCallError } from '@reset/service-kit';
import type { Context } from '#context.ts';

/** How long a search waits for what onboarding knows, before it is answered without. */
const OWNER_TIMEOUT_MS = 1_000;

/** Who told a phone number of ten digits for their application; nobody where onboarding is away. */
export async function whoTold(
  { onboarding }: Pick<Context['services'], 'onboarding'>,
  phoneNumber: string,
  requestId: string,
): Promise<string[]> {
  try {
    const { user_ids } = await onboarding.get<ToldPhone>(
      `/internal/personal_infos/told_phone?phone_number=${phoneNumber}`,
      { requestId, timeoutMs: OWNER_TIMEOUT_MS },
    );
    return user_ids;
  } catch (error) {
    if (error instanceof InternalCallError) return [];
    throw error;
  }
}
