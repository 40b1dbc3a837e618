import { phone, rent } from './bill.ts';
import type { Persona } from './persona.ts';

/** Earns some 280 dollars a month: her payroll can be linked, and is too little for the card. */
export const partTimer: Persona = {
  key: 'part_timer',
  what: 'Student who works one short shift in two weeks',
  bank: {
    institutionId: 'ins_sandbox_2',
    institutionName: 'Alder Valley Bank',
    accountName: 'Student Checking',
    mask: '1188',
    balanceCents: 100_450,
    bills: [phone(3_500, 5), rent(42_000, 15)],
  },
  payroll: {
    kind: 'wages',
    employerName: 'Juniper Lane Markets',
    jobTitle: 'Weekend Cashier',
    hourlyRateCents: 2_425,
    unpaidShifts: [{ daysAgo: 3, hours: 8, differentialCents: 0 }],
    paidHours: [8, 8, 8, 8],
  },
};
