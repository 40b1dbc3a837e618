import type { DeclineReason } from '@reset/api-contract/member/card-transactions.ts';

/** What is said of each thing that is told by push. */
export type PushWords = {
  declined: string;
  /** Letter for letter what the transaction's page says. */
  reasons: Readonly<Record<DeclineReason, string>>;
  paid: string;
  paidText: string;
  repaid: (amount: string) => string;
  debited: string;
  debitedText: (amount: string) => string;
  low: string;
  lowText: string;
};

export const ENGLISH: PushWords = {
  declined: 'Purchase declined',
  reasons: {
    limit_exceeded: 'This was more than your spending limit at the time. You were not charged.',
    card_not_active: 'Your card was not active. You were not charged.',
    card_frozen: 'Your card was frozen. You were not charged.',
    account_not_open: 'Your card account was not open. You were not charged.',
    no_answer: 'We did not answer the store in time. You were not charged.',
    other: 'This purchase could not be approved. You were not charged.',
  },
  paid: 'Your pay came in',
  paidText: 'None of it was needed to repay what you spent with your Reset Card.',
  repaid: (amount) => `${amount} of it repaid what you spent with your Reset Card.`,
  debited: 'Your repayment is debited today',
  debitedText: (amount) => `We debit your bank account for ${amount} today.`,
  low: 'Your bank balance may be too low',
  lowText: 'It may not cover what is due in the next days. See your upcoming bills and repayments.',
};
