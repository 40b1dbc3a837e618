import type { Book } from './book.ts';

/** How often she is paid: the sandbox's persons of these names are. */
export const PERSONAS = ['hourly_ach', 'gig_worker', 'benefits'] as const;
export type Persona = (typeof PERSONAS)[number];

/** A member with a bank, a payroll and a card, and what the driver did in her name. */
export type Member = {
  /** From 0: what she does follows from the seed and this. */
  index: number;
  userId: string;
  /** By a debit of her bank, or from her pay, which comes to her account with us. */
  repaysBy: 'debit' | 'pay';
  persona: Persona;
  payrollId: string;
  bank: { itemId: string; accessToken: string; accountNumber: string };
  /** The issuer's ids. */
  cardId: string;
  accountId: string;
  /** null for who has no account for her pay. */
  depositAccountId: string | null;
  /** Our id of her card account. */
  cardAccountId: string;
  book: Book;
};
