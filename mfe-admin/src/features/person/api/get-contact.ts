import type { UserContact } from '@reset/api-contract/admin/user-contact.ts';
import { unwrap, type Camelized } from '@reset/remote-sdk';
import { queryOptions } from '@tanstack/react-query';
import { adminApi } from '#features/session/session.ts';
import { userKey } from './get-user.ts';

export type Contact = Camelized<UserContact>;

/**
 * GET /admin/users/:id/contact: each look at it is in the log. Forgotten as soon as nothing shows it, and
 * read anew where a command of its dialog was refused, and not when the window has the focus again.
 */
export const contactQuery = (id: string) =>
  queryOptions({
    queryKey: [...userKey(id), 'contact'],
    queryFn: async () =>
      unwrap(await adminApi.get<Contact>(`/admin/users/${encodeURIComponent(id)}/contact`)),
    gcTime: 0,
    staleTime: Infinity,
  });
