import { carLoan, electricity, phone, rent } from './bill.ts';
import type { Persona } from './persona.ts';

/** The bills before payday exceed balance and accrued pay together, so her limit is 0. */
export const zeroLimit: Persona = {
  key: 'zero_limit',
  what: 'Worker whose bills before payday leave no limit',
  bank: {
    institutionId: 'ins_sandbox_2',
    institutionName: 'Alder Valley Bank',
    accountName: 'Free Checking',
    ownerName: 'Zane Zero',
    mask: '9054',
    balanceCents: 100_000,
    bills: [rent(145_000, 2), carLoan(31_500, 5), electricity(14_260, 7), phone(9_500, 10)],
  },
  payroll: {
    kind: 'wages',
    employerName: 'Juniper Lane Markets',
    jobTitle: 'Cashier',
    hourlyRateCents: 2_425,
    unpaidShifts: [
      { daysAgo: 1, hours: 8, differentialCents: 0 },
      { daysAgo: 3, hours: 8, differentialCents: 0 },
      { daysAgo: 7, hours: 8, differentialCents: 0 },
    ],
    paidHours: [64, 56, 64],
  },
};
