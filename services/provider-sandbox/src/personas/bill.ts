import type { Bill } from './persona.ts';

/**
 * Makers of the bills that personas share; the firms are fictional. Amounts in
 * cents, `dueInDays` from today.
 */
const billOf =
  (key: string, merchantName: string, description: string, primary: string, detail: string) =>
  (averageCents: number, dueInDays: number): Bill => ({
    key,
    merchantName,
    description,
    averageCents,
    dueInDays,
    category: { primary, detailed: `${primary}_${detail}` },
    isActive: true,
  });

export const rent = billOf(
  'rent',
  'Maple Court Apartments',
  'MAPLE COURT APTS RENT',
  'RENT_AND_UTILITIES',
  'RENT',
);

export const electricity = billOf(
  'electricity',
  'Larkspur Power & Light',
  'LARKSPUR POWER AUTOPAY',
  'RENT_AND_UTILITIES',
  'GAS_AND_ELECTRICITY',
);

export const internet = billOf(
  'internet',
  'Harborline Internet',
  'HARBORLINE INTERNET ACH',
  'RENT_AND_UTILITIES',
  'INTERNET_AND_CABLE',
);

export const phone = billOf(
  'phone',
  'Bluefinch Mobile',
  'BLUEFINCH MOBILE PMT',
  'RENT_AND_UTILITIES',
  'TELEPHONE',
);

export const carLoan = billOf(
  'car_loan',
  'Northgate Auto Finance',
  'NORTHGATE AUTO LOAN',
  'LOAN_PAYMENTS',
  'CAR_PAYMENT',
);

export const insurance = billOf(
  'insurance',
  'Cobblestone Insurance',
  'COBBLESTONE INS PREM',
  'GENERAL_SERVICES',
  'INSURANCE',
);

export const streaming = billOf(
  'streaming',
  'Lanternlight TV',
  'LANTERNLIGHT TV SUBSCR',
  'ENTERTAINMENT',
  'TV_AND_MOVIES',
);

/** Cancelled: the bank still knows it, and nobody may count it as a bill to come. */
export const cancelledGym: Bill = {
  ...billOf(
    'gym',
    'Ironleaf Fitness',
    'IRONLEAF FITNESS DUES',
    'PERSONAL_CARE',
    'GYMS_AND_FITNESS_CENTERS',
  )(3_900, 6),
  isActive: false,
};
