import { carLoan, electricity, insurance, rent } from './bill.ts';
import type { Persona } from './persona.ts';

export const partnerHvfcu: Persona = {
  key: 'partner_hvfcu',
  what: 'Member who came through the partner hvfcu',
  bank: {
    institutionId: 'ins_sandbox_4',
    institutionName: 'Stonebridge Community Credit Union',
    accountName: 'Share Draft Checking',
    ownerName: 'Paula Partner',
    mask: '2547',
    balanceCents: 101_575,
    bills: [electricity(9_120, 1), insurance(8_800, 6), carLoan(24_500, 9), rent(105_000, 17)],
  },
  payroll: {
    kind: 'wages',
    employerName: 'Riverbend Bakery Works',
    jobTitle: 'Line Baker',
    hourlyRateCents: 2_425,
    unpaidShifts: [
      { daysAgo: 1, hours: 7, differentialCents: 900 },
      { daysAgo: 3, hours: 7, differentialCents: 900 },
      { daysAgo: 4, hours: 7, differentialCents: 0 },
      { daysAgo: 8, hours: 7, differentialCents: 0 },
    ],
    paidHours: [72, 72, 80],
  },
};
