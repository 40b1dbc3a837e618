import type { AdminUser } from '@reset/api-contract/admin/users.ts';
import type { MemberEvent } from '@reset/api-contract/member/member-events.ts';
import type { RepaymentMethod } from '@reset/api-contract/member/profile.ts';
import type { UserEvent } from '@reset/api-contract/public/user-events.ts';
import type { UserState } from '@reset/api-contract/onboarding/user-states.ts';
import { withoutUnseen } from '#features/lists/lists.ts';

/** Whom a list has. */
export type UserGroup =
  | 'all'
  | 'cardholders'
  | 'active_cardholders'
  | 'applicants'
  | 'eligible'
  | 'inactive'
  | RepaymentMethod;

/** A person as the lists know her. */
export type ListedUser = {
  id: string;
  email: string;
  firstName: string;
  lastName: string;
  /** Ten digits. */
  phoneNumber: string | null;
  partnerSlug: string | null;
  /** How she came to us; null where nothing has told it. */
  acquisition: Extract<UserEvent, { type: 'user.changed' }>['payload']['acquisition'] | null;
  isStaff: boolean;
  isDeactivated: boolean;
  isEligible: boolean;
  registeredAt: Date;
  /** null for somebody who has never signed in. */
  lastSignInAt: Date | null;
  /** The latest purchase that was not declined; null without one. */
  latestTransactionAt: Date | null;
  /** The furthest step that she came to; null before the first. */
  state: UserState | null;
  /** As the member service has published it last; null for who is no member. */
  standing: MemberEvent['payload'] | null;
};

/** What staff look for; null when that is nothing. */
export const searchOf = (given = ''): string | null => withoutUnseen(given) || null;

/** Whether this is a whole id. */
export const isUserId = (search: string): boolean =>
  /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(search);

/** Whether this may be the last four characters of one. */
export const isShortId = (search: string): boolean => /^[0-9a-f]{4}$/i.test(search);

/** As her own page has it, where the lists are told it: what nobody tells them is left out. */
export const toWire = (user: ListedUser): AdminUser => ({
  id: user.id,
  short_id: user.id.slice(-4),
  name: `${user.firstName} ${user.lastName}`,
  email: user.email,
  admin: user.isStaff,
  created_at: user.registeredAt.toISOString(),
  last_sign_in_at: user.lastSignInAt?.toISOString() ?? null,
  latest_transaction_date: user.latestTransactionAt?.toISOString() ?? null,
  in_progress_onboarding_state: user.state,
  deactivated: user.isDeactivated,
  eligible: user.isEligible,
  ...(user.acquisition && {
    acquisition_metadata: {
      product_entry_point: user.acquisition.product_name,
      utm_source: user.acquisition.utm_source,
      utm_medium: user.acquisition.utm_medium,
      utm_campaign: user.acquisition.utm_campaign,
      group_id: user.acquisition.group_id,
    },
  }),
  user_config: {
    partner_slug: user.partnerSlug,
    ...(user.acquisition && { referral_slug: user.acquisition.referral_slug }),
    repayment_method: standingOf(user).repayment_method,
    muted: standingOf(user).muted,
  },
  ...toStanding(standingOf(user)),
});

/** How somebody stands who is no member yet, of whom no event tells: as her profile and her page say it. */
export const NO_STANDING: MemberEvent['payload'] = {
  spending_limit_cents: null,
  repayment_method: 'ach_debit_flow',
  pay_date: null,
  pay_dates: {
    system_chosen_debit_date: null,
    pave_derived: null,
    pinwheel_derived: null,
    reset_paystub_derived: null,
    payroll_account_pay_period_start_date_derived: null,
  },
  linked_bank_name: null,
  linked_bank_account_name: null,
  employer_name: null,
  muted: false,
  card_last_fours: [],
};

const standingOf = ({ standing }: ListedUser): MemberEvent['payload'] => standing ?? NO_STANDING;

const toStanding = (standing: MemberEvent['payload']) => ({
  // As she reads it herself, before it was computed too.
  dsl: (standing.spending_limit_cents ?? 0) / 100,
  pay_date: standing.pay_date,
  pay_dates: standing.pay_dates,
  linked_bank_account_name: standing.linked_bank_account_name ?? null,
});
