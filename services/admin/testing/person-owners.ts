import type {
  MemberStaffView,
  OnboardingStaffView,
  PublicStaffView,
} from '@reset/api-contract/admin/user-owners.ts';
import { InternalCallError, type InternalClient } from '@reset/service-kit';
import { asStaff, fakeClient } from '@reset/service-kit/testing';
import { buildApp } from '#app.ts';
import type { Context } from '#context.ts';

const AT = '2026-11-20T20:00:00.000Z';

export const somePublicView = (changes: Partial<PublicStaffView> = {}): PublicStaffView => ({
  as_of: AT,
  email: 'rosa.now@example.com',
  first_name: 'Rosa',
  last_name: 'Marin-Now',
  deactivated: false,
  partner_slug: 'hvfcu',
  referral_slug: null,
  acquisition_metadata: {
    product_entry_point: 'earned_wage_access',
    utm_source: 'radio',
    utm_medium: null,
    utm_campaign: null,
    group_id: null,
  },
  same_phone: [],
  same_name: [],
  ...changes,
});

export const someOnboardingView = (
  changes: Partial<OnboardingStaffView> = {},
): OnboardingStaffView => ({
  as_of: AT,
  products_in_progress: ['earned_wage_access'],
  identity_verification_status: 'flagged_for_review',
  eligible: true,
  eligibility_result: {
    application_status: 'eligible',
    results: [{ criterion: 'non_neo_bank?', result: 'green', user_actionable: true }],
  },
  require_payroll_linking: false,
  is_payroll_skipped: false,
  same_ssn: [],
  same_phone: [],
  ...changes,
});

const repayment = {
  amount: 50,
  network_state_initiated_at: AT,
  network_state_settled_at: AT,
  network_state_reversed_at: null,
  created_at: AT,
};
const instance = {
  id: '01a1fb67-1803-7a14-8c5e-2f6b0d9e4a71',
  effective_date: '2026-11-27',
  created_at: AT,
  amount: 50,
};

const debit = {
  amount: 62.7,
  bank_name: 'Tidewater Savings Bank',
  bank_mask: '4021',
  days: [{ asked_for: '2026-12-12', leaves_on: '2026-12-14' }],
};

export const someMemberView = (changes: Partial<MemberStaffView> = {}): MemberStaffView => ({
  as_of: AT,
  repayment_method: 'ach_debit_flow',
  user_config: {
    muted: false,
    enable_probationary_limit: false,
    enable_future_dated_direct_deposit_limit: false,
    custom_repayment_plan: false,
    income_tax_refund_advance_multiplier: 0,
    ewa_multiplier_by_repayment_count: { payroll_linked: [0.5], payroll_unlinked: [0.25] },
  },
  issuer_customer_id: 'customer-1',
  notifications: [{ type: 'spending_limit_updated', params: { product: null } }],
  same_bank_account: [],
  linked_bank_account_name: 'Everyday Checking',
  payroll_linking_status: 'active',
  payroll_account: {
    institution_name: 'Juniper Lane Markets',
    compensation_unit: 'hourly',
    pay_frequency: 'bi_weekly',
    pay_period_start_date: null,
    compensation_amount_int: 2_425,
    overridden_at: null,
  },
  annualized_compensation: null,
  last_pinwheel_paystub: {
    employer_name: 'Juniper Lane Markets',
    pay_date: '2026-11-17',
    pay_period_start_date: '2026-10-28',
    pay_period_end_date: '2026-11-10',
    net_pay_amount_int: 139_680,
    gross_pay_amount_int: 194_000,
    check_amount_int: null,
  },
  pay_date: '2026-12-01',
  pay_dates: {
    system_chosen_debit_date: null,
    pave_derived: '2026-12-01',
    pinwheel_derived: null,
    reset_paystub_derived: '2026-12-01',
    payroll_account_pay_period_start_date_derived: null,
  },
  income_tax_returns: [
    {
      jurisdiction: 'Federal',
      tax_year: 2025,
      refund_amount: 1234.56,
      tax_return_status: 'accepted',
      refund_advance_eligible: true,
    },
  ],
  recurring_expenses: [
    {
      id: instance.id,
      last_occurrence_date: '2026-10-22',
      merchant_name: 'Bluefinch Mobile',
      description: null,
      average_amount_int: 42_169,
    },
  ],
  dsl: 398.85,
  cards: [{ physical: false }],
  safe_to_spend_components: {
    safe_to_spend: 398.85,
    outstanding_reset_transactions: 24.15,
    accrued_net_earnings: 846,
    income_tax_refund_amount: null,
    income_tax_refund_advance: null,
    available_bank_balance: 1250,
    upcoming_expenses_amount: 421.69,
    total_expenses_amount: 421.69,
    next_payday: '2026-12-01',
  },
  has_repayment_warning: true,
  scheduled_repayment_instances: [instance],
  external_debit: debit,
  last_processed_repayment_instance: instance,
  last_cancelled_repayment_instance: null,
  repayment_info: {
    num_repayments: 1,
    last_repayment: repayment,
    num_reversed_ach_debit_repayments: 0,
    last_reversed_ach_debit_repayment: null,
    last_reversed_ach_debit_at: null,
    num_not_reversed_ach_debit_repayments: 1,
    last_not_reversed_ach_debit_repayment: repayment,
    last_not_reversed_ach_debit_at: AT,
  },
  ...changes,
});

/** A service that is away. */
export const away = () => new InternalCallError('away', 503, 'service_unavailable');

type Owner = 'public' | 'member' | 'onboarding';

/**
 * The admin service with owners that answer as `answers` says: by the end of a path, what it answers or
 * throws. `asked` keeps every call.
 */
export async function askedOwners(
  context: Context,
  answers: Record<Owner, Record<string, unknown>>,
) {
  const asked: { owner: Owner; path: string; timeoutMs: number | undefined }[] = [];
  const clientOf = (owner: Owner) =>
    fakeClient({
      async get<Reply>(path: string, call?: Parameters<InternalClient['get']>[1]) {
        asked.push({ owner, path, timeoutMs: call?.timeoutMs });
        const [end = ''] = path.split('?')[0]?.split('/').slice(-1) ?? [];
        const answer = answers[owner][end];
        if (answer === undefined) throw new Error(`${owner} has no ${path}`);
        if (answer instanceof Error) throw answer;
        return answer as Reply;
      },
    });
  const app = buildApp({
    ...context,
    services: {
      ...context.services,
      public: clientOf('public'),
      member: clientOf('member'),
      onboarding: clientOf('onboarding'),
    },
  });
  await app.ready();
  return {
    answers,
    asked,
    get: (path: string, staffId: string, token: string) =>
      app.inject({
        url: `/api/v1${path}`,
        headers: { ...asStaff(staffId, { audience: 'admin' }), 'x-admin-token': token },
      }),
    stop: () => app.close(),
  };
}
