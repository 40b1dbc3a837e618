/**
 * A fictional person as her bank and her employer see her. Days are counted
 * from today, so that whoever links her today is always paid in eleven days.
 */
export type Persona = {
  /** The key of the seeded account; also what tokens and account ids carry. */
  key: string;
  what: string;
  bank: Bank;
  /** null for people who have linked no employer. */
  payroll: Payroll | null;
};

export type Bank = {
  institutionId: string;
  institutionName: string;
  accountName: string;
  /** The last four digits of the account number. */
  mask: string;
  balanceCents: number;
  bills: Bill[];
};

/** A monthly payment that the bank has noticed. */
export type Bill = {
  key: string;
  merchantName: string;
  /** The line as it stands on the bank statement. */
  description: string;
  averageCents: number;
  dueInDays: number;
  /** Plaid's category: the primary one is its beginning. */
  category: { primary: string; detailed: string };
  /** false for one that was cancelled and will not come again. */
  isActive: boolean;
};

export type Payroll = {
  employerName: string;
  jobTitle: string;
  hourlyRateCents: number;
  /** Worked since the last pay period ended, none of it paid yet; newest first. */
  unpaidShifts: WorkedShift[];
  /** Hours on each paystub, newest first, a whole number of them on each shift of eight. */
  paidHours: number[];
};

export type WorkedShift = {
  /** 1 is yesterday. */
  daysAgo: number;
  hours: number;
  /** What nights and weekends pay on top, for the whole shift. */
  differentialCents: number;
};
