import type { UserIdentity } from '@reset/api-contract/public/users.ts';
import { InternalCallError } from '@reset/service-kit';
import type { Context } from '#context.ts';

/**
 * The address of somebody's account as it is now, for a mail to her; null for who is gone.
 * @throws InternalCallError while the public service does not answer
 */
export async function findMailAddress(
  { services }: Pick<Context, 'services'>,
  userId: string,
): Promise<string | null> {
  try {
    return (await services.public.get<UserIdentity>(`/internal/users/${userId}`)).email;
  } catch (error) {
    if (error instanceof InternalCallError && error.status === 404) return null;
    throw error;
  }
}
