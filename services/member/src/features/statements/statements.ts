import type {
  Statement as WireStatement,
  StatementTransaction,
} from '@reset/api-contract/member/statements.ts';
import { type CalendarDate, dayOfMonth, plusDays } from '#calendar/calendar-date.ts';

/** Who holds an account. */
export type Holder = { firstName: string; lastName: string };

/** A transfer of the ledger that changed what she owes, or what is on deposit for her. */
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
  /** Whether it adds to what she owes, or takes from what is on deposit for her. */
  isDebit: boolean;
};

/** What was on deposit for her before and after, and what happened to it between. */
export type DepositPeriod = {
  openingCents: number;
  closingCents: number;
  /** By the day that they count for. */
  lines: StatementLine[];
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
  /** Held at its end for purchases that no merchant had collected; null where that was not kept. */
  heldCents: number | null;
  deposit: DepositPeriod;
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

/** Whether she repaid it before and owes it again: no purchase and no charge. */
export const isReturnedRepayment = ({ subtype }: Pick<StatementLine, 'subtype'>): boolean =>
  subtype === 'returned_repayment' || subtype === 'repayment_reversed';

/** What a line does to what is on deposit for her. */
export const depositEffectCents = (line: StatementLine): number => -effectCents(line);

/** Whether anything came in on her deposit, or was there. */
export const hasDeposit = ({ openingCents, lines }: DepositPeriod): boolean =>
  openingCents !== 0 || lines.length > 0;

/** A statement as the browser is answered; amounts in cents. */
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
  transactions: statement.lines.map((line) => wireLine(line, statement.accountNumber)),
  held: statement.heldCents,
  deposit: {
    opening_balance: statement.deposit.openingCents,
    closing_balance: statement.deposit.closingCents,
    transactions: statement.deposit.lines.map((line) => wireLine(line, DEPOSIT)),
  },
});

/** How her deposit is called among accounts. */
const DEPOSIT = 'deposit';

/** The other side of a line by its code in the ledger's chart, which is nobody's but ours. */
const COUNTERPARTS: Readonly<Record<string, string>> = {
  1010: 'bank',
  1020: 'bank',
  1110: 'card',
  1210: 'bank',
  2010: DEPOSIT,
  2020: 'card_network',
  2030: 'bank',
};

/** @param own how her account is called whose line it is */
function wireLine(line: StatementLine, own: string): StatementTransaction {
  const { debitAccount, creditAccount, amountCents: amount, isDebit } = line;
  const other = COUNTERPARTS[isDebit ? creditAccount : debitAccount] ?? 'reset';
  return {
    uuid: line.transferId,
    posted_date: line.postedOn,
    type: line.type,
    subtype: line.subtype,
    data: {
      memo: line.memo,
      lines: [
        { account_no: isDebit ? own : other, amount, dc_sign: 'debit' },
        { account_no: isDebit ? other : own, amount, dc_sign: 'credit' },
      ],
    },
  };
}
