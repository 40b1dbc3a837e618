import { electricity, phone, rent } from './bill.ts';
import type { Persona } from './persona.ts';

/** Paid on one day of the month, the same each time, for no hours. */
export const benefits: Persona = {
  key: 'benefits',
  what: 'Recipient of social security, paid by the month',
  bank: {
    institutionId: 'ins_sandbox_2',
    institutionName: 'Alder Valley Bank',
    accountName: 'Free Checking',
    mask: '8126',
    balanceCents: 112_640,
    bills: [electricity(6_180, 4), phone(3_500, 7), rent(71_500, 13)],
  },
  payroll: {
    kind: 'benefit',
    employerName: 'Social Security Administration',
    jobTitle: 'Retirement benefit',
    hourlyRateCents: 164_300,
    unpaidShifts: [],
    paidHours: [1, 1, 1, 1, 1, 1],
  },
};
