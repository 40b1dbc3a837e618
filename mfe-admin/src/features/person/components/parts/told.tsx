import type { Owner } from '@reset/api-contract/admin/user-detail.ts';
import type { ReactNode } from 'react';
import type { User } from '../../api/get-user.ts';
import { useMessages } from '../../messages.ts';
import { isUnread } from '../../model/is-unread.ts';

interface Props {
  of: Pick<User, 'unavailable'>;
  by: Owner;
  children: ReactNode;
}

/** What a service tells of a person; where it did not answer, nobody takes that for none. */
export function Told({ of: user, by, children }: Props) {
  const t = useMessages();
  return isUnread(user, by) ? t('unread') : children;
}
