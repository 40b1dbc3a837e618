import type { StaffRole } from '@reset/api-contract/admin/staff.ts';
import type { PutCardTransaction } from '@reset/api-contract/member/commands.ts';
import type { PutUser } from '@reset/api-contract/public/users.ts';

type Purchase = Pick<
  PutCardTransaction,
  'amount_cents' | 'merchant_name' | 'merchant_category' | 'customer_state' | 'repaid_cents'
> & { daysAgo: number };

/** A point of the application that people are at: looked at, waiting for the card, or with it. */
export type Stage = 'identity_review' | 'card_issuance_wait' | 'card';

/** What the tax authority answers to a seeded return. */
export type TaxAnswer = 'accepted' | 'rejected';

/** How far a seeded person has come, beside the sign-in in people.json. */
export type Situation = {
  user: Pick<PutUser, 'first_name' | 'last_name' | 'confirmed' | 'partner_slug' | 'product_name'>;
  staffRole?: StaffRole;
  repaymentMethod: 'ach_debit_flow' | 'direct_deposit_flow';
  /** Personas of the provider sandbox; absent where nothing is linked. */
  bankPersona?: string;
  payrollPersona?: string;
  /** How far the application for the card has come; absent for who is at its beginning. */
  application?: Stage;
  /** She has filed her taxes, and this is what the tax authority answered. */
  taxes?: TaxAnswer;
  /** Her refund comes to an account of hers with us, though she has no card. */
  hasDepositAccount?: boolean;
  /** What was bought by who has a card, in its order; the issuer chooses the card's number. */
  purchases?: Purchase[];
};

const groceries: Purchase = {
  daysAgo: 2,
  amount_cents: 2_415,
  merchant_name: 'Harbor Street Grocery',
  merchant_category: 'FOOD_AND_DRINK',
  customer_state: 'posted',
};
const busFare: Purchase = {
  daysAgo: 0,
  amount_cents: 1_720,
  merchant_name: 'Metro Transit Pass',
  merchant_category: 'TRANSPORTATION',
  customer_state: 'pending',
};
const pharmacy: Purchase = {
  daysAgo: 16,
  amount_cents: 1_238,
  merchant_name: 'Corner Pharmacy',
  merchant_category: 'MEDICAL',
  customer_state: 'repaid',
};

/** By key of people.json. */
export const situations: Record<string, Situation> = {
  hourly_ach: {
    user: { first_name: 'Hazel', last_name: 'Hourly', confirmed: true },
    repaymentMethod: 'ach_debit_flow',
    bankPersona: 'hourly_ach',
    payrollPersona: 'hourly_ach',
    application: 'card',
    purchases: [pharmacy, groceries, busFare],
  },
  direct_deposit: {
    user: { first_name: 'Dario', last_name: 'Deposit', confirmed: true },
    repaymentMethod: 'direct_deposit_flow',
    bankPersona: 'direct_deposit',
    payrollPersona: 'direct_deposit',
    application: 'card',
    purchases: [groceries],
  },
  applicant: {
    user: { first_name: 'April', last_name: 'Applicant', confirmed: true },
    repaymentMethod: 'ach_debit_flow',
  },
  flagged: {
    user: { first_name: 'Felix', last_name: 'Flagged', confirmed: true },
    repaymentMethod: 'ach_debit_flow',
    bankPersona: 'flagged',
    payrollPersona: 'flagged',
    application: 'identity_review',
  },
  issuing: {
    user: { first_name: 'Ivy', last_name: 'Issuing', confirmed: true },
    repaymentMethod: 'ach_debit_flow',
    bankPersona: 'issuing',
    payrollPersona: 'issuing',
    application: 'card_issuance_wait',
  },
  tax: {
    user: {
      first_name: 'Tess',
      last_name: 'Taxes',
      confirmed: true,
      product_name: 'tax_refund_advance',
    },
    repaymentMethod: 'ach_debit_flow',
    bankPersona: 'tax',
    taxes: 'accepted',
    hasDepositAccount: true,
  },
  tax_rejected: {
    user: {
      first_name: 'Rita',
      last_name: 'Return',
      confirmed: true,
      product_name: 'tax_refund_advance',
    },
    repaymentMethod: 'ach_debit_flow',
    bankPersona: 'tax_rejected',
    taxes: 'rejected',
  },
  partner_hvfcu: {
    user: { first_name: 'Paula', last_name: 'Partner', confirmed: true, partner_slug: 'hvfcu' },
    repaymentMethod: 'ach_debit_flow',
    bankPersona: 'partner_hvfcu',
    payrollPersona: 'partner_hvfcu',
    application: 'card',
    purchases: [],
  },
  zero_limit: {
    user: { first_name: 'Zane', last_name: 'Zero', confirmed: true },
    repaymentMethod: 'ach_debit_flow',
    bankPersona: 'zero_limit',
    payrollPersona: 'zero_limit',
    application: 'card',
    purchases: [],
  },
  staff: {
    user: { first_name: 'Sam', last_name: 'Staff', confirmed: true },
    staffRole: 'administrator',
    repaymentMethod: 'ach_debit_flow',
  },
  staff_approver: {
    user: { first_name: 'Ada', last_name: 'Approver', confirmed: true },
    staffRole: 'approver',
    repaymentMethod: 'ach_debit_flow',
  },
};
