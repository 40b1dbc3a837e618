import { phone, rent } from './bill.ts';
import type { Persona } from './persona.ts';

/** Whom the issuer of cards still looks at: her account is not opened yet. */
export const issuing: Persona = {
  key: 'issuing',
  what: 'Baker whose card is still being issued',
  bank: {
    institutionId: 'ins_sandbox_2',
    institutionName: 'Alder Valley Bank',
    accountName: 'Main Checking',
    ownerName: 'Ivy Issuing',
    mask: '7731',
    balanceCents: 101_200,
    bills: [phone(4_000, 6), rent(78_000, 17)],
  },
  payroll: {
    kind: 'wages',
    employerName: 'Copper Kettle Bakery',
    jobTitle: 'Baker',
    hourlyRateCents: 2_425,
    unpaidShifts: [
      { daysAgo: 1, hours: 8, differentialCents: 0 },
      { daysAgo: 4, hours: 8, differentialCents: 0 },
    ],
    paidHours: [72, 76, 72],
  },
};
