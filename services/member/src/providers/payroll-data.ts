import type { CalendarDate } from '#calendar/calendar-date.ts';

export type PayFrequency = 'weekly' | 'bi_weekly' | 'semi_monthly' | 'monthly';

export type PayrollTerms = {
  employerName: string;
  /** `hourly` or another unit; null when not told. */
  compensationUnit: string | null;
  compensationCents: number | null;
  payFrequency: PayFrequency;
};

export type ReportedShift = {
  providerShiftId: string;
  endedOn: CalendarDate;
  minutes: number;
  grossCents: number;
};

export type ReportedPaystub = {
  providerPaystubId: string;
  payOn: CalendarDate;
  periodStartOn: CalendarDate;
  periodEndOn: CalendarDate;
  grossCents: number;
  netCents: number;
};

/** What we need of whoever reads members' payrolls for us. */
export type PayrollData = {
  /** @throws ProviderError `refused` for an account that it does not know, `unavailable` otherwise */
  readTerms(accountId: string): Promise<PayrollTerms>;
  /** @throws ProviderError */
  readShifts(accountId: string): Promise<ReportedShift[]>;
  /** @throws ProviderError */
  readPaystubs(accountId: string): Promise<ReportedPaystub[]>;
};
