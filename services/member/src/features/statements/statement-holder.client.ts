import type { UserIdentity } from '@reset/api-contract/public/users.ts';
import type { Context } from '#context.ts';
import type { Holder } from './statements.ts';

/**
 * Who a person is by her account with us.
 * @throws InternalCallError
 */
export async function readHolder({ services }: Context, userId: string): Promise<Holder> {
  const { first_name, last_name } = await services.public.get<UserIdentity>(
    `/internal/users/${userId}`,
  );
  return { firstName: first_name, lastName: last_name };
}
