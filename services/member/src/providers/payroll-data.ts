import type { CalendarDate } from '#calendar/calendar-date.ts';

export type PayFrequency = 'weekly' | 'bi_weekly' | 'semi_monthly' | 'monthly';

/** One person's account at a payroll platform, as the provider stands to it. */
export type PayrollAccount = {
  /** Whose it is: what we named her when the widget was opened. */
  endUserId: string | null;
  platformId: string;
  isConnected: boolean;
  /** In the provider's words; `active` is the only one that needs nothing of its owner or of us. */
  monitoringStatus: string;
  /** Whether the provider has looked for paystubs yet. */
  hasPayData: boolean;
};

/** Each null where the platform does not report it, or in no words that we know. */
export type PayrollTerms = {
  employerName: string | null;
  /** `hourly` or another unit. */
  compensationUnit: string | null;
  compensationCents: number | null;
  payFrequency: PayFrequency | null;
};

export type ReportedShift = {
  providerShiftId: string;
  endedOn: CalendarDate;
  minutes: number;
  /** null where the platform reports hours alone. */
  grossCents: number | null;
};

export type ReportedPaystub = {
  providerPaystubId: string;
  payOn: CalendarDate;
  periodStartOn: CalendarDate;
  periodEndOn: CalendarDate;
  grossCents: number;
  netCents: number;
};

/** A part of her pay and the account that it goes to. */
export type ReportedAllocation = {
  kind: 'amount' | 'percentage' | 'remainder';
  /** Cents, or percent; null for what remains. */
  value: number | null;
  accountName: string | null;
  accountType: string | null;
  /** At most the account number's last four digits. */
  accountMask: string | null;
  routingNumber: string | null;
};

/**
 * What we need of whoever reads members' payrolls for us. Each call throws ProviderError: `refused`
 * for an account that it does not know, `unavailable` otherwise. A list is whole or not at all, and
 * empty where the platform has no such thing.
 */
export type PayrollData = {
  readAccount(accountId: string): Promise<PayrollAccount>;
  readTerms(accountId: string): Promise<PayrollTerms>;
  readShifts(accountId: string): Promise<ReportedShift[]>;
  readPaystubs(accountId: string): Promise<ReportedPaystub[]>;
  /** In the order in which the pay is split. */
  readAllocations(accountId: string): Promise<ReportedAllocation[]>;
};
