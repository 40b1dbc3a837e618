/**
 * A fictional person as her bank and her employer see her. Days are counted from the day on
 * which she is linked, so that everybody who links her is paid in eleven days.
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
  /** Of the seeded account; a link made in the widget is in the name that the product gives. */
  ownerName?: string;
  /** The last four digits of the account number. */
  mask: string;
  balanceCents: number;
  bills: Bill[];
  /** What friends send her now and then, which is no pay. */
  giftCents?: number;
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
  /** Wages come every two weeks, less taxes; gigs weekly and benefits monthly, in full. */
  kind: 'wages' | 'gig' | 'benefit';
  /** An employer, a gig platform, or the programme of a benefit. */
  employerName: string;
  jobTitle: string;
  /** Of a benefit, what it pays for each of its `paidHours`, which has no hours: one a month. */
  hourlyRateCents: number;
  /** Worked since the last pay period ended, none of it paid yet; newest first. */
  unpaidShifts: WorkedShift[];
  /** Hours on each paystub, newest first: wages and gigs come in whole shifts of eight. */
  paidHours: number[];
};

export type WorkedShift = {
  /** 1 is yesterday. */
  daysAgo: number;
  hours: number;
  /** What nights and weekends pay on top, for the whole shift. */
  differentialCents: number;
};
