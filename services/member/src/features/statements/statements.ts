import type {
  Statement as WireStatement,
  StatementTransaction,
} from '@reset/api-contract/member/statements.ts';
import { type CalendarDate, dayOfMonth, plusDays } from '#calendar/calendar-date.ts';

/** Who holds an account. */
export type Holder = { firstName: string; lastName: string };

/** A transfer of the ledger that changed what she owes. */
export type StatementLine = {
  transferId: string;
  postedOn: CalendarDate;
  type: string;
  subtype: string;
  memo: string;
  /** By their codes in the ledger's chart. */
  debitAccount: string;
  creditAccount: string;
  amountCents: number;
  /** Whether it adds to what she owes. */
  isDebit: boolean;
};

/** What of an account is on a statement; balances are what she owes. */
export type Period = {
  startDate: CalendarDate;
  endDate: CalendarDate;
  openingCents: number;
  closingCents: number;
  accountType: string;
  /** Masked, but for the last four digits. */
  accountNumber: string;
  /** By the day that they count for. */
  lines: StatementLine[];
};

export type Statement = Period & {
  /** null for what is not final. */
  id: string | null;
  issueDate: CalendarDate;
  /** When it was made. */
  issuedAt: Date;
  holder: Holder;
};

/** The last day of the month before. */
export const lastMonthEnd = (today: CalendarDate): CalendarDate =>
  plusDays(today, -dayOfMonth(today));

/** What a line does to what she owes. */
export const effectCents = ({ amountCents, isDebit }: StatementLine): number =>
  isDebit ? amountCents : -amountCents;

export const wireStatement = (statement: Statement): WireStatement => ({
  id: statement.id,
  final: statement.id !== null,
  issue_date: statement.issueDate,
  start_date: statement.startDate,
  end_date: statement.endDate,
  opening_balance: statement.openingCents,
  closing_balance: statement.closingCents,
  primary_account_holder_personal: {
    first_name: statement.holder.firstName,
    last_name: statement.holder.lastName,
  },
  account_summary: {
    account_type: statement.accountType,
    account_number: statement.accountNumber,
  },
  transactions: statement.lines.map(wireLine),
});

const wireLine = (line: StatementLine): StatementTransaction => ({
  uuid: line.transferId,
  posted_date: line.postedOn,
  type: line.type,
  subtype: line.subtype,
  data: {
    memo: line.memo,
    lines: [
      { account_no: line.debitAccount, amount: line.amountCents, dc_sign: 'debit' },
      { account_no: line.creditAccount, amount: line.amountCents, dc_sign: 'credit' },
    ],
  },
});
