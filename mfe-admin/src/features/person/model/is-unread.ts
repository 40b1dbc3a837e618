import type { Owner } from '@reset/api-contract/admin/user-detail.ts';
import type { User } from '../api/get-user.ts';

/** Whether this service did not answer when her page was asked for: what it would have told is absent. */
export const isUnread = ({ unavailable }: Pick<User, 'unavailable'>, owner: Owner): boolean =>
  unavailable?.includes(owner) ?? false;
