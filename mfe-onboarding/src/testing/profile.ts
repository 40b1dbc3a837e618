import type { Profile } from '@reset/api-contract/member/profile.ts';
import { http, HttpResponse, type HttpHandler } from 'msw';

/** An applicant's profile as the wire has it: her bank is linked, her address is not confirmed. */
export const makeProfile = (changes: Partial<Profile> = {}): Profile => ({
  id: '0192f0c1-2a3b-7c4d-8e5f-000000000006',
  created_at: '2026-11-02T08:00:00-08:00',
  confirmed: false,
  first_name: 'Hazel',
  last_name: 'Bourne',
  email: 'hazel@example.com',
  language: null,
  phone_number: null,
  date_of_birth: null,
  ssn: null,
  current_address: null,
  current_card_account: null,
  accounts: { primary_bank: { name: 'Tidewater Savings Bank' }, payroll: null },
  linked_bank: { name: 'Tidewater Savings Bank', mask: '4021' },
  linked_payroll: null,
  enable_probationary_limit: true,
  eligible_for_card: true,
  tax_filing_in_progress: false,
  has_fbo_account: false,
  update_pending: false,
  mfa_enabled: false,
  impersonating: false,
  admin: false,
  partner_slug: null,
  referral_slug: null,
  partner_logo: null,
  repayment_method: 'direct_deposit_flow',
  available_bank_balance: null,
  income_tax_refund_advance_allowed: true,
  ...changes,
});

export const PROFILE = 'http://localhost/api/v1/users/profile';

export const answerProfile = (profile: Profile = makeProfile()): HttpHandler =>
  http.get(PROFILE, () => HttpResponse.json(profile));
