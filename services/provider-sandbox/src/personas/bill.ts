import type { Bill } from './persona.ts';

/**
 * Makers of the bills that personas share; the firms are fictional. Amounts in
 * cents, `dueInDays` from today.
 */
const billOf =
  (always: Omit<Bill, 'averageCents' | 'dueInDays' | 'isActive'>) =>
  (averageCents: number, dueInDays: number): Bill => ({
    ...always,
    averageCents,
    dueInDays,
    isActive: true,
  });

export const rent = billOf({
  key: 'rent',
  merchantName: 'Maple Court Apartments',
  description: 'MAPLE COURT APTS RENT',
  category: { primary: 'RENT_AND_UTILITIES', detailed: 'RENT_AND_UTILITIES_RENT' },
});

export const electricity = billOf({
  key: 'electricity',
  merchantName: 'Larkspur Power & Light',
  description: 'LARKSPUR POWER AUTOPAY',
  category: { primary: 'RENT_AND_UTILITIES', detailed: 'RENT_AND_UTILITIES_GAS_AND_ELECTRICITY' },
});

export const internet = billOf({
  key: 'internet',
  merchantName: 'Harborline Internet',
  description: 'HARBORLINE INTERNET ACH',
  category: { primary: 'RENT_AND_UTILITIES', detailed: 'RENT_AND_UTILITIES_INTERNET_AND_CABLE' },
});

export const phone = billOf({
  key: 'phone',
  merchantName: 'Bluefinch Mobile',
  description: 'BLUEFINCH MOBILE PMT',
  category: { primary: 'RENT_AND_UTILITIES', detailed: 'RENT_AND_UTILITIES_TELEPHONE' },
});

export const carLoan = billOf({
  key: 'car_loan',
  merchantName: 'Northgate Auto Finance',
  description: 'NORTHGATE AUTO LOAN',
  category: { primary: 'LOAN_PAYMENTS', detailed: 'LOAN_PAYMENTS_CAR_PAYMENT' },
});

export const insurance = billOf({
  key: 'insurance',
  merchantName: 'Cobblestone Insurance',
  description: 'COBBLESTONE INS PREM',
  category: { primary: 'GENERAL_SERVICES', detailed: 'GENERAL_SERVICES_INSURANCE' },
});

export const streaming = billOf({
  key: 'streaming',
  merchantName: 'Lanternlight TV',
  description: 'LANTERNLIGHT TV SUBSCR',
  category: { primary: 'ENTERTAINMENT', detailed: 'ENTERTAINMENT_TV_AND_MOVIES' },
});

/** Cancelled: the bank still knows it, and nobody may count it as a bill to come. */
export const cancelledGym: Bill = {
  key: 'gym',
  merchantName: 'Ironleaf Fitness',
  description: 'IRONLEAF FITNESS DUES',
  category: { primary: 'PERSONAL_CARE', detailed: 'PERSONAL_CARE_GYMS_AND_FITNESS_CENTERS' },
  averageCents: 3_900,
  dueInDays: 6,
  isActive: false,
};
