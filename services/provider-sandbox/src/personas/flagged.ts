import { electricity, phone, rent } from './bill.ts';
import type { Persona } from './persona.ts';

export const flagged: Persona = {
  key: 'flagged',
  what: 'Warehouse worker whose identity check ends in a review by hand',
  bank: {
    institutionId: 'ins_sandbox_1',
    institutionName: 'Tidewater Savings Bank',
    accountName: 'Everyday Checking',
    ownerName: 'Felix Flagged',
    mask: '1188',
    balanceCents: 108_010,
    bills: [electricity(7_315, 5), phone(4_500, 9), rent(87_500, 18)],
  },
  payroll: {
    kind: 'wages',
    employerName: 'Blue Heron Logistics',
    jobTitle: 'Warehouse Associate',
    hourlyRateCents: 2_425,
    unpaidShifts: [
      { daysAgo: 2, hours: 8, differentialCents: 0 },
      { daysAgo: 3, hours: 8, differentialCents: 1_200 },
      { daysAgo: 6, hours: 8, differentialCents: 0 },
    ],
    paidHours: [64, 80, 72],
  },
};
