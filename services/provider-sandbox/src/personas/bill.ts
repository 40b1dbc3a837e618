import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Bill } from './persona.ts';

type Merchant = Pick<Bill, 'merchantName' | 'description' | 'category'>;

/** Who sends the bills that personas share, by the bill's key; the firms are fictional. */
const merchants = JSON.parse(
  readFileSync(join(import.meta.dirname, 'bills.json'), 'utf8'),
) as Record<string, Merchant>;

/** Makes bills of a key, in cents, `dueInDays` from today. */
const billOf =
  (key: string) =>
  (averageCents: number, dueInDays: number): Bill => {
    const merchant = merchants[key];
    if (!merchant) throw new Error(`There is no bill ${key}.`);
    return { key, ...merchant, averageCents, dueInDays, isActive: true };
  };

export const rent = billOf('rent');
export const electricity = billOf('electricity');
export const internet = billOf('internet');
export const phone = billOf('phone');
export const carLoan = billOf('car_loan');
export const insurance = billOf('insurance');
export const streaming = billOf('streaming');

/** Cancelled: the bank still lists it, and it must not count as an upcoming bill. */
export const cancelledGym: Bill = { ...billOf('gym')(3_900, 6), isActive: false };
