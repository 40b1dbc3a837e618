import type { UserIdentity } from '@reset/api-contract/public/users.ts';
import { InternalCallError } from '@reset/service-kit';
import type { Context } from '#context.ts';

/** Who a mail goes to, in which language, null for who never said, and by whom she came. */
export type Recipient = Pick<UserIdentity, 'email' | 'language' | 'partner_slug'>;

/**
 * Somebody as her account is now, for a mail or a text to her; null for who is gone.
 * @throws InternalCallError while the public service does not answer
 */
export async function findRecipient(
  { services }: Pick<Context, 'services'>,
  userId: string,
): Promise<Recipient | null> {
  try {
    return await services.public.get<UserIdentity>(`/internal/users/${userId}`);
  } catch (error) {
    if (error instanceof InternalCallError && error.status === 404) return null;
    throw error;
  }
}

/** Where a mail to her goes, and in whose colours. */
export const addressed = ({ email, partner_slug: partnerSlug }: Recipient) => ({
  to: email,
  partnerSlug,
});
