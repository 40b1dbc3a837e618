import { carLoan, insurance, phone, rent } from './bill.ts';
import type { Persona } from './persona.ts';

/** Paid every week for what she drove, nothing withheld. */
export const gigWorker: Persona = {
  key: 'gig_worker',
  what: 'Driver whom a gig platform pays by the week',
  bank: {
    institutionId: 'ins_sandbox_1',
    institutionName: 'Tidewater Savings Bank',
    accountName: 'Everyday Checking',
    mask: '3307',
    balanceCents: 104_215,
    bills: [phone(5_500, 3), insurance(13_420, 6), carLoan(22_150, 9), rent(89_000, 15)],
  },
  payroll: {
    kind: 'gig',
    employerName: 'Wheelhop Driver',
    jobTitle: 'Driver',
    hourlyRateCents: 2_150,
    unpaidShifts: [
      { daysAgo: 1, hours: 6, differentialCents: 1_250 },
      { daysAgo: 2, hours: 5, differentialCents: 800 },
      { daysAgo: 4, hours: 8, differentialCents: 1_700 },
    ],
    paidHours: [32, 24, 40, 32, 16, 32, 40, 24],
  },
};
