import type { Profile, RepaymentMethod } from '@reset/api-contract/member/profile.ts';
import type { Context } from '#context.ts';
import { dayOf, plusDays, type CalendarDate } from '#days.ts';
import {
  DAYS_TO_PAYDAY,
  PAY_PERIOD_DAYS,
  type Bill,
  type MockMember,
  type Paycheck,
  type Purchase,
} from './mock-member.ts';

/** POST mock/users/create, with whatever is empty left out. */
export type NewMember = {
  first_name: string;
  last_name: string;
  primary_bank?: string;
  payroll?: string;
  repayment_method?: RepaymentMethod;
  logo?: { data: string; type: string };
};

/** Whom demo mode begins with: one for each way to repay. */
export const FIRST_MEMBERS: readonly NewMember[] = [
  { first_name: 'Ana', last_name: 'Lopez', repayment_method: 'direct_deposit_flow' },
  { first_name: 'Ben', last_name: 'Carter', repayment_method: 'ach_debit_flow' },
];

const LAST_PAYDAY_DAYS = PAY_PERIOD_DAYS - DAYS_TO_PAYDAY;
const MIN_BALANCE_DOLLARS = 1_000;
const MAX_BALANCE_DOLLARS = 1_500;

/** Somebody in the midst of a pay period: two shifts worked, two purchases owed, bills to come. */
export function newMember(wanted: NewMember, context: Context): MockMember {
  const today = dayOf(context.now());
  const lastPayday = plusDays(today, -LAST_PAYDAY_DAYS);
  return {
    profile: profileOf(wanted, context, today),
    shifts: [-2, -1].map((days) => ({
      id: context.newId(),
      endedOn: plusDays(today, days),
      hours: 8,
    })),
    purchases: purchasesOf(context, today),
    bills: billsOf(context, today),
    paychecks: [
      paycheck(context, plusDays(lastPayday, -PAY_PERIOD_DAYS), 0),
      paycheck(context, lastPayday, REPAID_CENTS),
    ],
    taxReturns: [
      {
        jurisdiction: 'Federal',
        tax_year: Number(today.slice(0, 4)) - 1,
        refund_amount: 1_240,
        refund_filed: 1_240,
        refund_received: null,
        refund_repaid: null,
        refund_repaid_later: null,
        refund_forwarded_by: null,
        refund_on_its_way: null,
        refund_awaited_until: null,
        refund_advance_eligible: true,
        refund_advance_amount: 0,
        refund_advance_spent: 0,
        accepted_on: plusDays(today, -21),
        tax_return_status: 'accepted',
      },
    ],
  };
}

/** In lower case and without accents, which the sign-in takes none of, at a domain that nobody has. */
export const mockEmail = (firstName: string, lastName: string): string =>
  `${letters(firstName)}.${letters(lastName)}@example.com`;

const letters = (name: string): string =>
  name
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/\s+/g, '-')
    .replaceAll(/[^a-z0-9'-]/g, '') || 'user';

/** What the last paycheck repaid. */
const REPAID_CENTS = 4_620;
const PAYCHECK_CENTS = 111_744;

const paycheck = ({ newId }: Context, paidOn: CalendarDate, repaidCents: number): Paycheck => ({
  id: newId(),
  paidOn,
  netCents: PAYCHECK_CENTS,
  repaidCents,
});

function purchasesOf({ newId }: Context, today: CalendarDate): Purchase[] {
  const bought = (days: number, cents: number, merchantName: string): Purchase => ({
    id: newId(),
    at: noon(plusDays(today, days)),
    cents,
    merchantName,
    isDeclined: false,
    repayments: [],
  });
  const repaid = {
    id: newId(),
    at: noon(plusDays(today, -LAST_PAYDAY_DAYS)),
    cents: REPAID_CENTS,
  };
  return [
    { ...bought(-9, REPAID_CENTS, 'Harbor Grocery'), repayments: [repaid] },
    bought(-2, 2_480, 'Sunny Side Cafe'),
    bought(-1, 3_850, 'Main Street Gas'),
  ];
}

const billsOf = ({ newId }: Context, today: CalendarDate): Bill[] =>
  (
    [
      [4, 4_500, 'Bright Mobile', 'RENT_AND_UTILITIES'],
      [8, 1_599, 'Streamly', 'ENTERTAINMENT'],
      [10, 12_000, 'City Power', 'RENT_AND_UTILITIES'],
      [15, 8_900, 'Shield Car Insurance', 'GENERAL_SERVICES'],
    ] as const
  ).map(([days, cents, merchantName, category]) => ({
    id: newId(),
    merchantName,
    cents,
    dueOn: plusDays(today, days),
    category,
  }));

/** The last digits of every fictional bank account. */
export const BANK_MASK = '6789';

function profileOf(wanted: NewMember, { now, random, newId }: Context, today: string): Profile {
  const { first_name: firstName, last_name: lastName } = wanted;
  const method = wanted.repayment_method ?? 'direct_deposit_flow';
  const bank = { name: wanted.primary_bank ?? 'First Example Bank' };
  const payroll = { name: wanted.payroll ?? 'Example Diner' };
  const span = MAX_BALANCE_DOLLARS - MIN_BALANCE_DOLLARS;
  return {
    id: newId(),
    created_at: new Date(now().getTime() - MEMBER_FOR_MS).toISOString(),
    confirmed: true,
    first_name: firstName,
    last_name: lastName,
    email: mockEmail(firstName, lastName),
    language: null,
    phone_number: '2025550142',
    date_of_birth: '1994-05-17',
    ssn: '6789',
    current_address: {
      street_one: '12 Example Street',
      street_two: null,
      city: 'Albany',
      state_abbr: 'NY',
      zip_code: '12207',
    },
    current_card_account: {
      id: newId(),
      issued_on: plusDays(today, -CARD_DAYS),
      linked: true,
      cards: [{ last_four: '4821', form: 'VIRTUAL' }],
      client_token: null,
      activate_url: null,
    },
    accounts: { primary_bank: bank, payroll },
    linked_bank: { ...bank, mask: BANK_MASK },
    linked_payroll: { ...payroll, provider_name: 'Example Payroll' },
    enable_probationary_limit: false,
    eligible_for_card: true,
    tax_filing_in_progress: false,
    has_fbo_account: method === 'direct_deposit_flow',
    update_pending: false,
    mfa_enabled: false,
    impersonating: false,
    admin: false,
    partner_slug: null,
    referral_slug: null,
    partner_logo: wanted.logo ?? null,
    repayment_method: method,
    available_bank_balance: MIN_BALANCE_DOLLARS + Math.floor(random() * (span * 100 + 1)) / 100,
    income_tax_refund_advance_allowed: false,
  };
}

const CARD_DAYS = 30;
const MEMBER_FOR_MS = 40 * 86_400_000;

/** In this browser's zone, as the days are. */
const noon = (day: CalendarDate): string => new Date(`${day}T12:00:00`).toISOString();
