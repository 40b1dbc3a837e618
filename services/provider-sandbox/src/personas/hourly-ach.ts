import { cancelledGym, carLoan, electricity, internet, phone, rent, streaming } from './bill.ts';
import type { Persona } from './persona.ts';

/**
 * The person to show the product with: 48 hours and 11 dollars of weekend pay
 * are 1,175.00 gross, 846.00 net, and half of that, 423 dollars, is her limit
 * while nothing is outstanding: her balance covers the bills before payday.
 */
export const hourlyAch: Persona = {
  key: 'hourly_ach',
  what: 'Hourly worker who repays by a debit of her bank account',
  bank: {
    institutionId: 'ins_sandbox_1',
    institutionName: 'Tidewater Savings Bank',
    accountName: 'Everyday Checking',
    ownerName: 'Hazel Hourly',
    mask: '4021',
    balanceCents: 125_000,
    bills: [
      phone(6_500, 2),
      electricity(8_430, 4),
      internet(5_999, 7),
      carLoan(21_240, 10),
      rent(98_000, 16),
      streaming(1_549, 20),
      cancelledGym,
    ],
  },
  payroll: {
    kind: 'wages',
    employerName: 'Juniper Lane Markets',
    jobTitle: 'Grocery Associate',
    hourlyRateCents: 2_425,
    unpaidShifts: [
      { daysAgo: 1, hours: 8, differentialCents: 0 },
      { daysAgo: 2, hours: 8, differentialCents: 0 },
      { daysAgo: 5, hours: 8, differentialCents: 550 },
      { daysAgo: 6, hours: 8, differentialCents: 550 },
      { daysAgo: 8, hours: 8, differentialCents: 0 },
      { daysAgo: 9, hours: 8, differentialCents: 0 },
    ],
    paidHours: [80, 72, 80, 64, 80, 72],
  },
};
