import type { PushSettings } from '@reset/api-contract/member/push.ts';
import type { Repayments } from '@reset/api-contract/member/repayments.ts';
import { dayOf, plusDays, weekdayFrom } from '#days.ts';
import { outstandingCents, type MockMember } from '#members/mock-member.ts';
import { BANK_MASK } from '#members/new-member.ts';
import { toDollars } from '#money.ts';
import { bankOf, isRepaidByPay, nextRepaymentOf } from './dashboard.ts';

/* What the pages of her account ask for, of which nothing is hers to change here. */

/** GET /repayments. */
export function repaymentsOf(member: MockMember, now: Date): Repayments {
  const isByPay = isRepaidByPay(member);
  const next = nextRepaymentOf(member, dayOf(now));
  const repaid = member.paychecks
    .filter(({ repaidCents }) => repaidCents > 0)
    .map(({ id, paidOn, repaidCents }) => ({ id, day: paidOn, amount: toDollars(repaidCents) }))
    .toReversed();
  const bank = bankOf(member);
  return {
    as_of: now.toISOString(),
    next,
    payable: toDollars(outstandingCents(member)),
    early_up_to: isByPay ? 0 : toDollars(outstandingCents(member)),
    bank: isByPay ? null : bank,
    early_on: isByPay ? null : weekdayFrom(plusDays(dayOf(now), 1)),
    scheduled: [],
    notices: [],
    debits: isByPay
      ? []
      : repaid.map(({ id, day, amount }) => ({
          id,
          effective_on: day,
          amount,
          status: 'completed' as const,
          bank_name: bank.name,
          bank_mask: bank.mask,
          returned_because: null,
          presented_again_on: null,
          arrived_on: day,
          counts_from: day,
        })),
    from_pay: isByPay ? repaid.map(({ day, amount }) => ({ day, amount, kind: 'pay' })) : [],
    not_needed: [],
    repays_in_part: false,
  };
}

/** GET /bank_accounts/fbo. */
export const depositAccount = {
  institution_name: 'Example Partner Bank',
  routing_number: '021000021',
  account_number: '900000004821',
};

/** GET /bank_accounts/linked. */
export const linkedBankOf = (member: MockMember) => ({
  name: 'Everyday Checking',
  institution_name: bankOf(member).name,
  mask: BANK_MASK,
  verified: true,
});

/** GET /users/push_settings: nothing is told, and no push service would take a key of nobody. */
export const pushSettings: PushSettings = {
  payday: false,
  low_balance: false,
  declined_purchase: false,
  public_key: '',
  subscriptions: [],
};

/** GET /users/sms_settings. */
export const smsSettings = {
  opted_in: false,
  consent: { version: 1, text: 'Nobody is texted in a demonstration.' },
};

/** GET /multifactor_authentication_configurations/current. */
export const secondFactorOf = ({ profile }: MockMember) => ({
  user_id: profile.id,
  mfa_enabled: false,
  texts: false,
  authenticator_app: false,
  phone_last_four: profile.phone_number?.slice(-4) ?? null,
  recovery_codes_left: 0,
});

/** GET /users/closure: what keeps the account open is told; nothing of a fictional one is kept. */
export function closureOf(member: MockMember) {
  const owed = toDollars(outstandingCents(member));
  return {
    settle_first: owed > 0 ? [{ reason: 'money_owed', amount: owed }] : [],
    ends_at_once: [],
    erased_at_once: [],
    kept: [],
  };
}

/** GET /users/sessions: this browser. */
export const sessionsOf = ({ profile }: MockMember, now: Date) => ({
  sessions: [
    {
      id: profile.id,
      device: 'This browser',
      created_at: now.toISOString(),
      last_seen_at: now.toISOString(),
      current: true,
    },
  ],
});

/** GET /pinwheel/status. */
export const payrollStatusOf = (member: MockMember) => ({
  connected: true,
  monitoring_status: 'active',
  direct_deposit_switched: isRepaidByPay(member),
  direct_deposit_destination: isRepaidByPay(member) ? 'here' : 'unknown',
});
