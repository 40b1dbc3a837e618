import {
  closureOf,
  depositAccount,
  linkedBankOf,
  payrollStatusOf,
  pushSettings,
  repaymentsOf,
  secondFactorOf,
  sessionsOf,
  smsSettings,
} from '#answers/account.ts';
import { statementOf, transactionsOf } from '#answers/card.ts';
import { overviewOf, paydayOf } from '#answers/dashboard.ts';
import { earningsOf, forecastOf, outflowsOf, paystubsOf } from '#answers/income.ts';
import { dayOf } from '#days.ts';
import type { MockMember } from '#members/mock-member.ts';

/** What a member's GET is answered with; undefined where she has no such thing. */
type Answer = (member: MockMember, now: Date) => unknown;

/** The GET routes of members, by their paths below /api/v1. */
export const memberAnswers: Readonly<Record<string, Answer>> = {
  '/users/profile': ({ profile }) => profile,
  '/dashboard/overview': overviewOf,
  '/dashboard/payday': paydayOf,
  '/notifications': () => [],
  '/card_accounts/current/card_transactions': transactionsOf,
  '/card_accounts/current/freeze': () => ({ state: 'none', since: null }),
  '/income/earnings': (member, now) => earningsOf(member, dayOf(now)),
  '/income/paystubs': paystubsOf,
  '/income_tax_returns': ({ taxReturns }) => ({ income_tax_returns: taxReturns }),
  '/recurring_transactions/active_recurring_outflows': (member, now) =>
    outflowsOf(member, dayOf(now)),
  '/spending_limit/forecast': forecastOf,
  '/statements': () => [],
  '/statements/current': statementOf,
  '/repayments': repaymentsOf,
  '/bank_accounts/fbo': ({ profile }) => (profile.has_fbo_account ? depositAccount : undefined),
  '/bank_accounts/linked': linkedBankOf,
  '/users/sms_settings': () => smsSettings,
  '/users/push_settings': () => pushSettings,
  '/users/closure': closureOf,
  '/users/sessions': sessionsOf,
  '/users/passkeys': () => ({ passkeys: [] }),
  '/multifactor_authentication_configurations/current': secondFactorOf,
  '/pinwheel/status': payrollStatusOf,
  '/pinwheel/monitoring_status': () => ({ monitoring_ok: true }),
  '/pave/status': () => ({ ready: true }),
  '/disclosures': () => [],
  '/acceptances': () => [],
};
