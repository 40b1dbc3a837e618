import type { Clock } from '@reset/service-kit';
import type { PayrollAccount, PayrollData } from '#providers/payroll-data.ts';
import { ProviderError } from '#providers/provider-error.ts';
import type { PayrollLinkStore } from './payroll-link-store.ts';
import { isMonitored, statusOf, type PayrollLink, type PayrollReading } from './payroll.ts';

export type PayrollSyncNeeds = {
  links: Pick<PayrollLinkStore, 'begin' | 'recordTrouble'>;
  /** Writes a reading whole, unless the link was read since or is no more. */
  record(link: PayrollLink, reading: PayrollReading, now: Date): Promise<void>;
  payrollData: PayrollData;
  clock: Clock;
};

/** Reads a linked payroll once; whether the provider keeps reading it. */
export type SyncPayroll = (linkId: string) => Promise<boolean>;

/** The provider's word for an account that it does not know any more. */
const GONE = 'unavailable';

/** Begins one reading and does it; false for a link that is no more. @throws ProviderError */
export const syncPayroll =
  (needs: PayrollSyncNeeds): SyncPayroll =>
  async (linkId) => {
    const [link] = await needs.links.begin([linkId]);
    return link ? syncBegun(needs, link) : false;
  };

/**
 * Reads how a payroll stands and, if it is monitored, all that is known there, and writes that at
 * once. What stands in trouble is not read: old figures would pass for new ones.
 * @throws ProviderError when the provider is away, so that the job is done again
 */
export async function syncBegun(
  { links, record, payrollData, clock }: PayrollSyncNeeds,
  link: PayrollLink,
): Promise<boolean> {
  const account = await accountOrNone(payrollData, link.accountId);
  const status = account ? statusOf(account) : GONE;
  if (!account || !isMonitored(status)) {
    await links.recordTrouble(link, status, clock.now());
    return false;
  }
  await record(link, await readRest(payrollData, link.accountId, account), clock.now());
  return true;
}

/** All that one account tells. @throws ProviderError */
export const readPayroll = async (payrollData: PayrollData, accountId: string) =>
  readRest(payrollData, accountId, await payrollData.readAccount(accountId));

async function readRest(
  payrollData: PayrollData,
  accountId: string,
  account: PayrollAccount,
): Promise<PayrollReading> {
  const [terms, shifts, paystubs, allocations] = await Promise.all([
    payrollData.readTerms(accountId),
    payrollData.readShifts(accountId),
    payrollData.readPaystubs(accountId),
    payrollData.readAllocations(accountId),
  ]);
  return { account, terms, shifts, paystubs, allocations };
}

/** null for an account that the provider does not know any more. @throws ProviderError */
export async function accountOrNone(
  payrollData: Pick<PayrollData, 'readAccount'>,
  accountId: string,
): Promise<PayrollAccount | null> {
  try {
    return await payrollData.readAccount(accountId);
  } catch (error) {
    if (error instanceof ProviderError && error.reason === 'refused') return null;
    throw error;
  }
}
