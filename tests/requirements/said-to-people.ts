import type { Language } from '@reset/api-contract/public/language.ts';
import type { Mail } from '@reset/service-kit';
import { consentMail } from '../../services/member/src/features/banks/consent/consent-mail.ts';
import { bankMail } from '../../services/member/src/features/banks/linking/bank-mail.ts';
import { cardOrderMail } from '../../services/member/src/features/cards/issuing/card-order-mail.ts';
import { payMail } from '../../services/member/src/features/cards/pay/pay-mail.ts';
import { taxMail } from '../../services/member/src/features/tax-returns/tax-mail.ts';
import { repaymentMail } from '../../services/member/src/features/cards/repayments/repayment-mail.ts';
import type { MailKind } from '../../services/member/src/features/cards/repayments/repayment-notices.ts';
import { repaymentText } from '../../services/member/src/features/cards/repayments/repayment-text.ts';
import { disputeMail } from '../../services/member/src/features/disputes/dispute-mail.ts';
import { pushContent } from '../../services/member/src/features/push/push-content.ts';
import type { PushNews } from '../../services/member/src/features/push/push.ts';
import { availabilityMail } from '../../services/onboarding/src/features/availability-notices/availability-mail.ts';
import { welcomeMail } from '../../services/onboarding/src/features/card-issuance/welcome-mail.ts';
import { documentText } from '../../services/onboarding/src/features/identity/document-text.ts';
import { addressChangedMail } from '../../services/onboarding/src/features/personal-info/address-changed-mail.ts';
import { outcomeMail } from '../../services/onboarding/src/features/outcome-mails/outcome-mail.ts';
import { waitlistMail } from '../../services/onboarding/src/features/waitlist/waitlist-mail.ts';
import { closedMail } from '../../services/public/src/features/closure/closed-mail.ts';
import { dataExportMail } from '../../services/public/src/features/data-export/data-export-mail.ts';
import {
  budgetMail,
  surveyMail,
} from '../../services/public/src/features/financial-health/result-mails.ts';
import { noticeMail as passkeyMail } from '../../services/public/src/features/passkeys/notice-mail.ts';
import {
  passwordChangedMail,
  resetPasswordMail,
} from '../../services/public/src/features/passwords/password-mails.ts';
import { codeText } from '../../services/public/src/features/second-factor/code-text.ts';
import { noticeMail as secondFactorMail } from '../../services/public/src/features/second-factor/notice-mail.ts';
import { formerAccountMail } from '../../services/public/src/features/sign-up/former-account-mail.ts';
import {
  addressMail,
  alreadySignedUpMail,
} from '../../services/public/src/features/sign-up/sign-up-mails.ts';
import { DISPUTES } from './dispute-news-cases.ts';

/** A mail or a text about something. */
export type Said = { what: string; say: (language: Language) => Mail | string };

/** What a mail quotes as it was given: it is in no language of ours. */
export const QUOTED = [
  'Harbor Books',
  'Tidewater',
  'Oregon',
  'Rosa',
  'Apple Wallet',
  'Google Wallet',
];

const origin = 'https://app.example';
const href = `${origin}/somewhere?token=abc`;
const user_id = '019acfd2-0000-7000-8000-000000000001';
const day = '2026-11-27';
const at = '2026-11-22T22:42:00.000Z';
const expiresAt = new Date(at);

const said = <Facts>(
  name: string,
  say: (language: Language, facts: Facts) => Mail | string,
  cases: readonly Facts[],
): Said[] =>
  cases.map((facts, index) => ({
    what: `${name} ${index}`,
    say: (language) => say(language, facts),
  }));

const ofAccounts = (): Said[] => [
  ...said('alreadySignedUpMail', alreadySignedUpMail, [{ origin }]),
  ...said('formerAccountMail', formerAccountMail, [{ closedAt: expiresAt }]),
  ...said('addressMail', addressMail, [{ href, expiresAt }]),
  ...said('resetPasswordMail', resetPasswordMail, [{ href, expiresAt }]),
  ...said('passwordChangedMail', passwordChangedMail, [{ at, origin }, { origin }]),
  ...said('closedMail', closedMail, [
    { is_kept: true, at },
    { is_kept: false, at },
  ]),
  ...said('dataExportMail', dataExportMail, [{ at, origin }]),
  ...said('passkeyMail', passkeyMail, [
    { what: 'added', at, origin },
    { what: 'removed', at, origin },
  ]),
  ...said('codeText', codeText, [{ code: '314159' }]),
  ...said(
    'secondFactorMail',
    secondFactorMail,
    (
      [
        { what: 'turned_on', kind: 'text' },
        { what: 'turned_on', kind: 'authenticator_app' },
        { what: 'turned_off', kind: 'text', is_on: true },
        { what: 'turned_off', kind: 'authenticator_app', is_on: true },
        { what: 'turned_off', kind: 'text', is_on: false },
        { what: 'recovery_code_used', recovery_codes_left: 2 },
        { what: 'recovery_code_used', recovery_codes_left: 9 },
        { what: 'recovery_codes_renewed' },
        { what: 'phone_changed' },
      ] as const
    ).map((notice) => ({ notice: { user_id, at, ...notice }, origin })),
  ),
  ...said('surveyMail', surveyMail, [{ href, score: 62 }]),
  ...said('budgetMail', budgetMail, [
    { href, budget: { income: 3_000, needs: 1_500, wants: 700 } },
    { href, budget: { income: 3_000, needs: 2_500, wants: 1_700 } },
  ]),
];

const ofApplications = (): Said[] => [
  ...said('waitlistMail', waitlistMail, [{ origin }]),
  ...said('welcomeMail', welcomeMail, [{ origin, firstName: 'Rosa' }]),
  ...said('addressChangedMail', addressChangedMail, [{ at }]),
  ...said('availabilityMail', availabilityMail, [
    { product: 'earned_wage_access', state: 'Oregon', origin },
    { product: 'tax_refund_advance', state: 'Oregon', origin },
  ]),
  ...said('documentText', documentText, [{ url: href }]),
  ...said(
    'outcomeMail',
    outcomeMail,
    (
      [
        [{ outcome: 'approved' }, false, false],
        [{ outcome: 'not_approved' }, false, false, 'identity'],
        [{ outcome: 'not_approved' }, false, false, 'not_approved'],
        [{ outcome: 'card_on_its_way' }, true, true],
        [{ outcome: 'cancelled', personal_info: 'erased' }, true, true],
        [{ outcome: 'cancelled', personal_info: 'kept' }, true, false],
        [{ outcome: 'cancelled', personal_info: 'nothing' }, false, true],
      ] as const
    ).flatMap(([outcome, bank_linked, payroll_linked, rejectedFor = null]) =>
      (
        [
          [false, false],
          [true, false],
          [true, true],
        ] as const
      ).map(([hasDepositAccount, direct_deposit_switched]) => ({
        outcome,
        linked: { bank_linked, payroll_linked, direct_deposit_switched },
        hasDepositAccount,
        rejectedFor,
        origin,
      })),
    ),
  ),
];

const REPAYMENTS: Readonly<Record<MailKind, object[]>> = {
  due: [{ is_movable: true }, { is_movable: false, bank_name: null, bank_mask: null }],
  asked: [{}, { rests: [{ cents: 1_250, day: '2026-12-01' }] }],
  moved: [{ moved_from: '2026-11-25' }],
  payday_moved: [{ moved_from: '2026-11-25' }],
  cancelled: [{}, { owed_cents: 0 }],
  put_off: [{ because: 'no_bank' }, { because: 'short_balance', bank_mask: null }],
  given_up: [{ because: 'no_bank' }, { because: 'short_balance' }],
  presented_again: [{}, { owed_cents: 900 }, { owed_cents: 0 }],
  returned: [{}, { owed_cents: 0 }],
  failed: [{}, { owed_cents: 0 }],
  stopped: [{}, { owed_cents: 0 }],
  payout_arrived: [{}],
  payout_returned: [{}],
  payout_needs_bank: [{}],
};

const pushText = (language: Language, news: PushNews): string => {
  const { title, body } = pushContent(language, news);
  return `${title}\n${body}`;
};

const ofMembers = (): Said[] => [
  ...said('consentMail', consentMail, [{ user_id, bank_name: 'Tidewater', day, origin }]),
  ...said(
    'bankMail',
    bankMail,
    (['connected', 'disconnected'] as const).flatMap((what) =>
      [null, '4021'].map((mask) => ({ user_id, what, bank_name: 'Tidewater', mask, origin })),
    ),
  ),
  ...said('cardOrderMail', cardOrderMail, [{ user_id, last_four: '4821', origin }]),
  ...said('pushContent', pushText, [
    {
      kind: 'declined_purchase',
      details: {
        card_transaction_id: '42',
        merchant_name: 'Harbor Books',
        decline_reason: 'LIMIT_EXCEEDED',
      },
    },
    { kind: 'payday', details: { what: 'pay', repaid_cents: 4_500 } },
    { kind: 'payday', details: { what: 'pay', repaid_cents: 0 } },
    { kind: 'payday', details: { what: 'debit', amount_cents: 4_500 } },
    { kind: 'low_balance', details: {} },
  ]),
  ...said('repaymentText', repaymentText, [{ user_id, amount_cents: 5_000, day, origin }]),
  ...said(
    'repaymentMail',
    repaymentMail,
    Object.entries(REPAYMENTS).flatMap(([kind, cases]) =>
      cases.map((changes) => ({
        user_id,
        kind: kind as MailKind,
        because: null,
        amount_cents: 123_450,
        bank_name: 'Tidewater',
        bank_mask: '4021',
        day,
        origin,
        ...changes,
      })),
    ),
  ),
  ...said(
    'disputeMail',
    disputeMail,
    Object.values(DISPUTES)
      .flat()
      .map((news) => ({
        user_id,
        card_transaction_id: '42',
        merchant_name: 'Harbor Books',
        claim_cents: 4_500,
        news,
        origin,
      })),
  ),
  ...said(
    'payMail',
    payMail,
    (['pay', 'tax_refund', 'other'] as const).flatMap((kind) =>
      [
        { repaid_cents: 4_000, forwarded_cents: 50_000, kept_cents: 1_250 },
        { repaid_cents: 0, forwarded_cents: 50_000, kept_cents: 0 },
        { repaid_cents: 4_000, forwarded_cents: 0, kept_cents: 0, advance_owed_cents: 4_600 },
      ].flatMap((amounts) =>
        [null, { name: 'Tidewater', mask: '4021' }].map((bank) => ({
          user_id,
          kind,
          bank,
          origin,
          ...amounts,
        })),
      ),
    ),
  ),
  ...said(
    'taxMail',
    taxMail,
    (['accepted', 'rejected', 'refund_received', 'no_refund'] as const).flatMap((mailed) =>
      [
        {
          jurisdiction: 'Federal',
          refundCents: 153_426,
          advance: { cents: 76_713, lastDay: '2027-04-15' },
          endedAdvance: { spentCents: 15_000 },
        },
        { jurisdiction: 'Federal', refundCents: 153_426, endedAdvance: { spentCents: 0 } },
        { jurisdiction: 'Federal', refundCents: 153_426, owedAdvance: { spentCents: 15_000 } },
        { jurisdiction: 'Federal', refundCents: 153_426, advanceWithCard: { cents: 76_713 } },
        { jurisdiction: 'NY', refundCents: 13_040 },
        { jurisdiction: 'NY', refundCents: -26_681 },
      ].map((filed) => ({ user_id, mailed, taxYear: 2025, origin, ...filed })),
    ),
  ),
  ...said(
    'taxMail',
    taxMail,
    [15_000, 0].map((spentCents) => ({
      user_id,
      mailed: 'season_ended' as const,
      jurisdiction: 'Federal',
      taxYear: 2026,
      refundCents: 153_426,
      endedAdvance: { spentCents },
      origin,
    })),
  ),
];

/** All that is sent to people, each in every form that it has. */
export const saidToPeople = (): Said[] => [...ofAccounts(), ...ofApplications(), ...ofMembers()];
