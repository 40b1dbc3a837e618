import type { CalendarDate } from '#calendar/calendar-date.ts';
import type { BankTransaction } from './bank-data.ts';

/** Money that comes in again and again. */
export type RecurringIncome = {
  name: string;
  kind: 'payroll' | 'gig' | 'benefit';
  frequency: 'weekly' | 'biweekly' | 'semi_monthly' | 'monthly';
  averageCents: number;
  lastCents: number;
  /** What it comes to in a month. */
  monthlyCents: number;
  lastOn: CalendarDate;
  /** null for one that has stopped. */
  nextOn: CalendarDate | null;
  isActive: boolean;
};

/** What we need of whoever reads income out of bank transactions; each call throws ProviderError. */
export type IncomeData = {
  /** Hands transactions over; those that come again take the place of what was there. */
  upload(subject: string, transactions: readonly BankTransaction[]): Promise<void>;
  /** null while what was handed over is still being read. */
  read(subject: string): Promise<RecurringIncome[] | null>;
};
