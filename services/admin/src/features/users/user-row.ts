import type { MemberEvent } from '@reset/api-contract/member/member-events.ts';
import type { UserState } from '@reset/api-contract/onboarding/user-states.ts';
import type { UserEvent } from '@reset/api-contract/public/user-events.ts';
import type { ListedUser } from './users.ts';

/** What of the table `person`, and of the view `listed_user`, is read. */
export const USER_COLUMNS = [
  'user_id',
  'email',
  'first_name',
  'last_name',
  'phone_number',
  'partner_slug',
  'acquisition',
  'registered_at',
  'last_sign_in_at',
  'is_staff',
  'is_deactivated',
  'is_eligible',
  'latest_transaction_at',
  'state',
  'standing',
] as const;

export type UserRow = {
  user_id: string;
  email: string;
  first_name: string;
  last_name: string;
  phone_number: string | null;
  partner_slug: string | null;
  acquisition: Extract<UserEvent, { type: 'user.changed' }>['payload']['acquisition'] | null;
  registered_at: Date;
  last_sign_in_at: Date | null;
  is_staff: boolean;
  is_deactivated: boolean;
  is_eligible: boolean;
  latest_transaction_at: Date | null;
  state: UserState | null;
  standing: MemberEvent['payload'] | null;
};

export const toUser = (row: UserRow): ListedUser => ({
  id: row.user_id,
  email: row.email,
  firstName: row.first_name,
  lastName: row.last_name,
  phoneNumber: row.phone_number,
  partnerSlug: row.partner_slug,
  acquisition: row.acquisition ?? null,
  isStaff: row.is_staff,
  isDeactivated: row.is_deactivated,
  isEligible: row.is_eligible,
  registeredAt: row.registered_at,
  lastSignInAt: row.last_sign_in_at,
  latestTransactionAt: row.latest_transaction_at,
  state: row.state,
  standing: row.standing,
});
