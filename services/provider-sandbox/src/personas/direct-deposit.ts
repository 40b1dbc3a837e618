import { carLoan, insurance, internet, phone, rent } from './bill.ts';
import type { Persona } from './persona.ts';

/** Her insurance is due on payday itself and her internet the day after: one counts, one does not. */
export const directDeposit: Persona = {
  key: 'direct_deposit',
  what: 'Hourly worker whose pay arrives through Reset',
  bank: {
    institutionId: 'ins_sandbox_2',
    institutionName: 'Alder Valley Bank',
    accountName: 'Free Checking',
    ownerName: 'Dario Deposit',
    mask: '7716',
    balanceCents: 142_055,
    bills: [
      phone(5_200, 3),
      carLoan(18_900, 8),
      insurance(11_275, 11),
      internet(6_450, 12),
      rent(92_500, 21),
    ],
  },
  payroll: {
    kind: 'wages',
    employerName: 'Cedarline Home Care',
    jobTitle: 'Home Health Aide',
    hourlyRateCents: 2_425,
    unpaidShifts: [
      { daysAgo: 1, hours: 10, differentialCents: 0 },
      { daysAgo: 2, hours: 10, differentialCents: 0 },
      { daysAgo: 4, hours: 12, differentialCents: 1_800 },
      { daysAgo: 7, hours: 10, differentialCents: 0 },
      { daysAgo: 9, hours: 10, differentialCents: 0 },
    ],
    paidHours: [80, 80, 72, 80],
  },
};
